// Proves DASH-1, DASH-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { DEFAULT_SETTINGS, settingsStore } from '../../persistence/settings';
import { settingsSwitchCopy } from '../../parts/settings-switch/copy';
import { PATHS } from '../../paths';
import { replaceProperty } from '../../testing/preferences';
import { withStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { dashboardCopy } from './copy';
import { DASHBOARD_TABS } from './dashboard-tabs';
import { DashboardPage } from './DashboardPage';

const { tabs } = dashboardCopy;
const atDashboard = [withRouter(PATHS.dashboard)];

const meta = {
  title: 'Dashboard',
  id: 'pages-dashboard',
  component: DashboardPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forecast: Story = {
  decorators: atDashboard,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Ten links open ten features', async () => {
      const links = within(
        canvas.getByRole('navigation', { name: dashboardCopy.links.label }),
      ).getAllByRole('link');
      const {
        swipe,
        messages,
        settings,
        emotions,
        groups,
        radar,
        planDate,
        timeline,
        icebreaker,
        culture,
      } = PATHS;
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        swipe,
        messages,
        settings,
        emotions,
        groups,
        radar,
        planDate,
        timeline,
        icebreaker,
        culture,
      ]);
    });
    await step('Ten tabs show, with the forecast open', async () => {
      const all = canvas.getAllByRole('tab');
      await expect(all.map((tab) => tab.textContent)).toEqual(
        DASHBOARD_TABS.map((tab) => tabs[tab]),
      );
      await expect(canvas.getByRole('tab', { name: 'Compatibility Forecast' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await step('The score, growth and signals are text', async () => {
      await expect(canvas.getAllByText('82%')[0]).toBeVisible();
      await expect(canvas.getByText(dashboardCopy.forecast.growth)).toBeVisible();
      for (const { label } of dashboardCopy.forecast.signals.list)
        await expect(canvas.getByText(label)).toBeVisible();
    });
    await step('Every chart point has a visible value and a table row', async () => {
      const table = canvas.getByRole('table', { name: dashboardCopy.forecast.growthTable.caption });
      const rows = within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
      await expect(rows).toEqual(['Jan58%', 'Feb63%', 'Mar66%', 'Apr71%', 'May77%', 'Jun82%']);
      for (const text of canvasElement.querySelectorAll('svg text'))
        await expect(text).toBeVisible();
      await expect(
        [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent),
      ).toContain('71%');
    });
  },
};

export const MaskSwitch: Story = {
  decorators: [withRouter(`${PATHS.dashboard}#mask`)],
  play: async ({ canvas, step }) => {
    await step('The URL opens the tab, and the mask is off', async () => {
      await expect(canvas.getByRole('tab', { name: tabs.mask })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(canvas.getByRole('switch')).not.toBeChecked();
    });
  },
};

export const StorageFull: Story = {
  decorators: [withRouter(`${PATHS.dashboard}#radar`)],
  play: async ({ canvas }) => {
    const restore = replaceProperty(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(canvas.getByText(settingsSwitchCopy.notSaved)).toBeVisible();
      await expect(canvas.queryByText(dashboardCopy.saved)).toBeNull();
      await expect(canvas.getByRole('switch')).toBeChecked();
    } finally {
      restore();
    }
  },
};

export const NewerVersion: Story = {
  decorators: [withRouter(`${PATHS.dashboard}#mask`)],
  beforeEach: withStorage({ iru_settings: { version: 2 } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText(settingsSwitchCopy.newer)).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const HealthConsent: Story = {
  decorators: [withRouter(`${PATHS.dashboard}#dna`)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() =>
      expect(
        screen.getByRole('alertdialog', { name: dashboardCopy.dna.consent.title }),
      ).toBeVisible(),
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  decorators: atDashboard,
  play: async ({ canvas, step }) => {
    canvas.getByRole('tab', { name: tabs.forecast }).focus();
    await step('Arrow keys wrap around', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: tabs.groups })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() =>
        expect(canvas.getByRole('tab', { name: tabs.mask })).toHaveAttribute(
          'aria-selected',
          'true',
        ),
      );
    });
    await step('Home and End go to the first and last tab', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('tab', { name: tabs.groups })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('tab', { name: tabs.forecast })).toHaveFocus();
    });
  },
};

export const EveryTabLinks: Story = {
  tags: ['behaviour'],
  decorators: atDashboard,
  play: async ({ canvas }) => {
    const { findMatch, settings, radar, planDate, user, timeline, icebreaker, culture } = PATHS;
    const hrefs = {
      forecast: findMatch,
      mask: settings,
      emotions: '/emotions?room=lonely',
      radar,
      date: planDate,
      dna: `${user}#your-data`,
      timeline,
      icebreaker,
      culture,
      groups: '/groups?room=music',
    } as const;
    for (const tab of DASHBOARD_TABS) {
      await userEvent.click(canvas.getByRole('tab', { name: tabs[tab] }));
      const panel = await canvas.findByRole('tabpanel', { name: tabs[tab] });
      await waitFor(() =>
        expect(within(panel).getAllByRole('link')[0]).toHaveAttribute('href', hrefs[tab]),
      );
    }
  },
};

export const EveryTab: Story = {
  tags: ['behaviour'],
  decorators: atDashboard,
  play: async ({ canvas }) => {
    for (const tab of DASHBOARD_TABS.filter((each) => each !== 'forecast')) {
      await userEvent.click(canvas.getByRole('tab', { name: tabs[tab] }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: tabs[tab] })).toBeVisible(),
      );
    }
  },
};

export const SavesMask: Story = {
  ...MaskSwitch,
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await step('The switch is saved in the settings', async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(canvas.getByText(dashboardCopy.saved)).toBeVisible();
      await expect(settingsStore.get()).toMatchObject({ blurFirst: true });
    });
  },
};

export const SavesRadar: Story = {
  tags: ['behaviour'],
  decorators: [withRouter(`${PATHS.dashboard}#radar`)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(settingsStore.get()).toMatchObject({ nearbyRadar: true });
  },
};

export const EveryTabVisible: Story = {
  tags: ['behaviour'],
  decorators: atDashboard,
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    for (const tab of canvas.getAllByRole('tab')) {
      const { left, right } = tab.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(row.left);
      await expect(right).toBeLessThanOrEqual(row.right);
    }
  },
};

export const AsksForConsent: Story = {
  ...HealthConsent,
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const { consent } = dashboardCopy.dna;
    const ask = async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await waitFor(() =>
        expect(screen.getByRole('alertdialog', { name: consent.title })).toBeVisible(),
      );
    };
    await step('Declining leaves it off', async () => {
      await ask();
      await userEvent.click(screen.getByRole('button', { name: consent.decline }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('switch')).not.toBeChecked();
      await expect(settingsStore.get()).toEqual(DEFAULT_SETTINGS);
    });
    await step('Agreeing turns it on', async () => {
      await ask();
      await userEvent.click(screen.getByRole('button', { name: consent.agree }));
      await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked());
      await expect(settingsStore.get()).toMatchObject({ health: true, healthConsent: true });
    });
    await step('Turning it off withdraws consent', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await userEvent.click(canvas.getByRole('switch'));
      await expect(settingsStore.get()).toMatchObject({ health: false, healthConsent: false });
    });
  },
};

export const CorruptSettings: Story = {
  tags: ['behaviour'],
  decorators: [withRouter(`${PATHS.dashboard}#mask`)],
  beforeEach: () => {
    localStorage.setItem('iru_settings', '{"blurFirst":"yes"');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const LastTabOnPhone: Story = {
  tags: ['behaviour'],
  decorators: atDashboard,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: tabs.groups }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: tabs.groups })).toBeVisible(),
    );
  },
};
