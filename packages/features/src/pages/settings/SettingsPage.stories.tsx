// Proves SETTINGS-1, UNDO-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { undoCopy } from '../../parts/undo/copy';
import { readDraft, saveDraft } from '../../persistence/drafts';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { replaceProperty } from '../../testing/preferences';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { withStorage, readStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { dataCopy } from '../../parts/your-data/copy';
import { settingsCopy } from './copy';
import { SettingsPage } from './SettingsPage';

const meta = {
  title: 'Settings',
  id: 'pages-settings',
  component: SettingsPage,
  decorators: [withRouter('/settings')],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => {
    delete document.documentElement.dataset.textSize;
  },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const NAMES = ['Show my age', 'Show my distance', 'Blur first impressions', 'Nearby radar'];
const toggle = (canvas: Canvas, name: string) =>
  canvas.getByRole('switch', { name: new RegExp(`^${name}`) });
const states = (canvas: Canvas) =>
  NAMES.map((name) => toggle(canvas, name).getAttribute('aria-checked'));
const hidden = {
  iru_hidden: [
    { id: 'h4', name: 'Patrick', kind: 'reported', reason: 'money', ts: Date.UTC(2026, 5, 4, 9) },
    { id: 'p08', name: 'Yonah', kind: 'blocked', ts: Date.UTC(2026, 5, 1, 9) },
    { id: 's1', name: 'Divine', kind: 'hidden', ts: Date.UTC(2026, 4, 20, 9) },
  ],
};

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('shows the age and has everything else off', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await expect(states(canvas)).toEqual(['true', 'false', 'false', 'false']);
      await expect(canvas.getByText(settingsCopy.privacy.unchanged)).toBeVisible();
    });
    await step('links to the people when no one is hidden', async () => {
      await expect(canvas.getByRole('link', { name: settingsCopy.hidden.browse })).toHaveAttribute(
        'href',
        '/find-match',
      );
    });
  },
};

export const Discarded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas, 'Nearby radar'));
    await userEvent.click(canvas.getByRole('button', { name: settingsCopy.privacy.discard }));
    await expect(states(canvas)).toEqual(['true', 'false', 'false', 'false']);
    await expect(canvas.getByText(settingsCopy.privacy.discarded)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(readStorage('iru_settings')).toBeNull();
  },
};

/** Undo brings discarded changes back, still unsaved, until something else is changed. */
export const DiscardUndone: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas, 'Nearby radar'));
    await userEvent.click(canvas.getByRole('button', { name: settingsCopy.privacy.discard }));
    canvas.getByRole('button', { name: undoCopy.undo }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(states(canvas)).toEqual(['true', 'false', 'false', 'true']);
    await expect(canvas.getByText(/^One change isn’t saved yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: undoCopy.undo })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: settingsCopy.privacy.discard }));
    await userEvent.click(toggle(canvas, 'Show my distance'));
    await expect(canvas.queryByRole('button', { name: undoCopy.undo })).toBeNull();
    await expect(readStorage('iru_settings')).toBeNull();
  },
};

export const UnsavedChanges: Story = {
  beforeEach: () => {
    saveDraft('unsaved settings', '{"showAge":false,"blurFirst":true}');
  },
  play: async ({ canvas, step }) => {
    await step('restores unsaved changes and tells where they are', async () => {
      await expect(states(canvas)).toEqual(['false', 'false', 'true', 'false']);
      await expect(canvas.getAllByText(settingsCopy.privacy.changed)).toHaveLength(2);
      await expect(canvas.getByText(settingsCopy.privacy.unsaved(2))).toBeVisible();
      await expect(readStorage('iru_settings')).toBeNull();
    });
  },
};

export const Saved: Story = {
  beforeEach: withStorage({ iru_settings: { showAge: false, nearbyRadar: true, colour: 'green' } }),
  play: async ({ canvas }) => {
    await expect(states(canvas)).toEqual(['false', 'false', 'false', 'true']);
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas, 'Show my distance'));
    const back = replaceProperty(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText(settingsCopy.privacy.failed)).toBeVisible();
      await expect(canvas.queryByText(settingsCopy.privacy.saved)).toBeNull();
      await expect(toggle(canvas, 'Show my distance')).toHaveAttribute('aria-checked', 'true');
      await expect(canvas.queryByText(settingsCopy.privacy.unchanged)).toBeNull();
      await expect(canvas.getByText(settingsCopy.privacy.notStored)).toBeVisible();
    } finally {
      back();
    }
  },
};

export const NewerVersion: Story = {
  beforeEach: withStorage({ iru_settings: { version: 2, showAge: 'friends' } }),
  play: async ({ canvas, step }) => {
    await step("claims nothing about settings that can't be read", async () => {
      await expect(canvas.queryByText(settingsCopy.privacy.unchanged)).toBeNull();
      await expect(canvas.getByText(settingsCopy.privacy.newer)).toBeVisible();
    });
  },
};

export const HiddenPeople: Story = {
  beforeEach: withStorage(hidden),
  play: async ({ canvas, step }) => {
    const list = within(canvas.getByRole('list', { name: settingsCopy.hidden.list }));
    await step('shows how, since when and why each is hidden', async () => {
      await expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
        expect.stringMatching(
          /Patrick.*Reported.*since 4 June 2026.*Your reason: they ask for money/,
        ),
        expect.stringMatching(/Yonah.*Blocked.*since 1 June 2026/),
        expect.stringMatching(/Divine.*Hidden.*since 20 May 2026/),
      ]);
    });
  },
};

export const LargerText: Story = {
  beforeEach: () => {
    withStorage(hidden)();
    localStorage.setItem('iru_text_size', 'larger');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  },
  play: async () => {
    await expect(document.documentElement.dataset.textSize).toBe('larger');
  },
};

export const LoggedOut: Story = {
  beforeEach: withStorage({ ...hidden, iru_session: false }),
  play: async ({ canvas, canvasElement, step }) => {
    await step('hides who the visitor has hidden', async () => {
      await expect(canvas.getByText(/^3 hidden people are saved on this device\./)).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/Patrick|Yonah|Divine/);
      await expect(canvas.queryByText(dataCopy.look)).toBeNull();
      await expect(canvas.getByRole('button', { name: dataCopy.export.action })).toBeVisible();
    });
  },
};

const sixtyThousand = Array.from({ length: 60_000 }, (_, at) => ({
  id: `x${at}`,
  name: `Person ${at}`,
}));

export const ThousandsHidden: Story = {
  beforeEach: withStorage({ iru_hidden: sixtyThousand }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: settingsCopy.hidden.list }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
  },
};

export const SavesChanges: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('marks a change as unsaved', async () => {
      await userEvent.click(toggle(canvas, 'Blur first impressions'));
      await userEvent.click(toggle(canvas, 'Show my age'));
      await expect(canvas.getAllByText(settingsCopy.privacy.changed)).toHaveLength(2);
      await expect(canvas.getByText(/^2 changes aren’t saved yet\./)).toBeVisible();
      await expect(readStorage('iru_settings')).toBeNull();
    });
    await step('clears the mark when it is changed back', async () => {
      await userEvent.click(toggle(canvas, 'Show my age'));
      await expect(canvas.getByText(settingsCopy.privacy.unsaved(1))).toBeVisible();
    });
    await step('saves it and confirms it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText(settingsCopy.privacy.saved)).toBeVisible();
      await expect(readStorage('iru_settings')).toMatchObject({ showAge: true, blurFirst: true });
      await expect(canvas.queryByText(settingsCopy.privacy.changed)).toBeNull();
    });
  },
};

export const SavesRestoredChanges: Story = {
  ...UnsavedChanges,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('leaves no unsaved change after saving', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(readStorage('iru_settings')).toMatchObject({ showAge: false, blurFirst: true });
      await expect(readDraft('unsaved settings')).toBe('');
    });
  },
};

export const KeepsOtherTab: Story = {
  ...Saved,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('lets another tab change a switch', async () => {
      await userEvent.click(toggle(canvas, 'Show my distance'));
      withStorage({ iru_settings: { showAge: false, nearbyRadar: false, colour: 'green' } })();
      await waitFor(() => expect(states(canvas)).toEqual(['false', 'true', 'false', 'false']));
    });
    await step('saves both, and keeps unknown settings', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(readStorage('iru_settings')).toMatchObject({
        showDistance: true,
        nearbyRadar: false,
        colour: 'green',
      });
    });
  },
};

export const SavesAgain: Story = {
  ...Refused,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await Refused.play?.(context);
    await step('clears the warning after the next successful write', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText(settingsCopy.privacy.saved)).toBeVisible();
      await expect(canvas.queryByText(settingsCopy.privacy.failed)).toBeNull();
      await expect(readStorage('iru_settings')).toMatchObject({ showDistance: true });
    });
  },
};

export const LeavesNewerSettings: Story = {
  ...NewerVersion,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('overwrites nothing', async () => {
      await userEvent.click(toggle(canvas, 'Show my distance'));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText(settingsCopy.privacy.newer)).toBeVisible();
      await expect(canvas.getByText(settingsCopy.privacy.unsaved(1))).toBeVisible();
      await expect(readStorage('iru_settings')).toEqual({ version: 2, showAge: 'friends' });
    });
  },
};

export const ChangesAppearance: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const root = document.documentElement;
    await step('saves the theme as plain text', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
      await expect(localStorage.getItem('iru_theme')).toBe('dark');
    });
    await step('applies and saves a larger text size immediately', async () => {
      const size = () =>
        Number.parseFloat(
          getComputedStyle(canvas.getByText(settingsCopy.privacy.unchanged)).fontSize,
        );
      const before = size();
      await userEvent.click(canvas.getByRole('radio', { name: settingsCopy.look.sizes.larger }));
      await expect(root.dataset.textSize).toBe('larger');
      await expect(localStorage.getItem('iru_text_size')).toBe('larger');
      await waitFor(() => expect(size() / before).toBeCloseTo(1.3, 2));
      await expectNoSidewaysScroll();
    });
    await step('goes back to the standard size', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
      await expect(root.dataset.textSize).toBeUndefined();
    });
  },
};

export const ShowsAgain: Story = {
  ...HiddenPeople,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('shows one again and keeps focus in the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show again: Patrick' }));
      await expect(canvas.getByText('You can see Patrick again.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Show again: Yonah' })).toHaveFocus();
      await expect(readStorage('iru_hidden')).toHaveLength(2);
    });
    await step('focuses the heading after the last one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show again: Yonah' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Show again: Divine' }));
      await expect(
        canvas.getByRole('heading', { name: settingsCopy.hidden.heading }),
      ).toHaveFocus();
      await expect(canvas.getByText(settingsCopy.hidden.empty)).toBeVisible();
    });
  },
};

export const UnreadableDevice: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    for (const [key, text] of [
      ['iru_settings', '{broken'],
      ['iru_hidden', 'null'],
      ['iru_text_size', 'huge'],
    ] as const) {
      localStorage.setItem(key, text);
    }
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(states(canvas)).toEqual(['true', 'false', 'false', 'false']);
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await userEvent.click(toggle(canvas, 'Nearby radar'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(readStorage('iru_settings')).toMatchObject({ nearbyRadar: true });
    await expect(localStorage.getItem('iru_settings_backup')).toBe('{broken');
  },
};

export const LogsInFromPrompt: Story = {
  ...LoggedOut,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('shows them after logging in', async () => {
      await enterDemo(userEvent, 'Continue with the demo account');
      await expect(canvas.getByRole('heading', { level: 3, name: 'Patrick' })).toBeVisible();
      await expect(canvas.getByText(dataCopy.look)).toBeVisible();
    });
  },
};

export const ShowsMore: Story = {
  ...ThousandsHidden,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ThousandsHidden.play?.(context);
    const list = within(canvas.getByRole('list', { name: settingsCopy.hidden.list }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more of 59,950' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(100);
    await expect(list.getByRole('button', { name: 'Show again: Person 50' })).toHaveFocus();
  },
};
