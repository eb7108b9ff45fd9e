// Proves DASH-1, DASH-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { DEFAULT_SETTINGS, settingsStore } from '../../persistence/settings';
import { settingsSwitchCopy } from '#words/parts/settings-switch/copy';
import { PATHS } from '../../paths';
import { refuseWrites } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { dashboardCopy as copy } from '#words/pages/dashboard/copy';
import { DASHBOARD_TABS } from './dashboard-tabs';
import { DashboardPage } from './DashboardPage';

const { tabs } = copy;

const meta = {
  title: 'Dashboard',
  id: 'pages-dashboard',
  component: DashboardPage,
  decorators: [withRouter(PATHS.dashboard)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forecast: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Ten links and ten tabs show, with the forecast open', async () => {
      const links = within(canvas.getByRole('navigation', { name: copy.links.label }));
      await expect(links.getAllByRole('link')).toHaveLength(10);
      await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
        DASHBOARD_TABS.map((tab) => tabs[tab]),
      );
      await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(tabs.forecast);
    });
    await step('Every chart point has a visible value and a table row', async () => {
      const table = canvas.getByRole('table', { name: copy.forecast.growthTable.caption });
      const [, ...rows] = within(table).getAllByRole('row');
      const points = ['Jan58%', 'Feb63%', 'Mar66%', 'Apr71%', 'May77%', 'Jun82%'];
      await expect(rows.map((row) => row.textContent)).toEqual(points);
      const texts = [...canvasElement.querySelectorAll('svg text')];
      for (const text of texts) await expect(text).toBeVisible();
      await expect(texts.map(({ textContent }) => textContent)).toContain('71%');
    });
  },
};

export const MaskSwitch: Story = {
  parameters: { path: `${PATHS.dashboard}#mask` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(tabs.mask);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const StorageFull: Story = {
  parameters: { path: `${PATHS.dashboard}#radar` },
  beforeEach: refuseWrites,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText(settingsSwitchCopy.notSaved)).toBeVisible();
    await expect(canvas.queryByText(copy.saved)).toBeNull();
  },
};

export const HealthConsent: Story = {
  parameters: { path: `${PATHS.dashboard}#dna` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    const dialog = await screen.findByRole('alertdialog', { name: copy.dna.consent.title });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const EveryTabLinks: Story = {
  tags: ['behaviour'],
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
      const panel = within(await canvas.findByRole('tabpanel', { name: tabs[tab] }));
      const [link] = await panel.findAllByRole('link');
      await expect(link).toHaveAttribute('href', hrefs[tab]);
    }
  },
};

export const AsksForConsent: Story = {
  ...HealthConsent,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    const { consent } = copy.dna;
    await step('Declining leaves it off', async () => {
      await HealthConsent.play?.(context);
      await userEvent.click(screen.getByRole('button', { name: consent.decline }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('switch')).not.toBeChecked();
      await expect(settingsStore.get()).toEqual(DEFAULT_SETTINGS);
    });
    await step('Agreeing turns it on', async () => {
      await HealthConsent.play?.(context);
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
