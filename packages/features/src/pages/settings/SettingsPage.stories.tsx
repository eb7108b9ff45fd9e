// Proves SETTINGS-1, UNDO-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { readDraft, saveDraft } from '../../persistence/drafts';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { replaceProperty } from '../../testing/preferences';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { withStorage, readStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
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
    await step('the age shows, everything else is off', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await expect(states(canvas)).toEqual(['true', 'false', 'false', 'false']);
      await expect(canvas.getByText('Everything is saved.')).toBeVisible();
    });
    await step('where nobody is hidden, a link leads to the people', async () => {
      await expect(canvas.getByRole('link', { name: 'Browse profiles' })).toHaveAttribute(
        'href',
        '/find-match',
      );
    });
  },
};

export const Discarded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas, 'Nearby radar'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(states(canvas)).toEqual(['true', 'false', 'false', 'false']);
    await expect(canvas.getByText('Your changes are discarded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(readStorage('iru_settings')).toBeNull();
  },
};

/** What was discarded comes back by Undo, still not saved, until something else is changed or saved. */
export const DiscardUndone: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas, 'Nearby radar'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(states(canvas)).toEqual(['true', 'false', 'false', 'true']);
    await expect(canvas.getByText(/^One change is not saved yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await userEvent.click(toggle(canvas, 'Show my distance'));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(readStorage('iru_settings')).toBeNull();
  },
};

export const Waiting: Story = {
  beforeEach: () => {
    saveDraft('unsaved settings', '{"showAge":false,"blurFirst":true}');
  },
  play: async ({ canvas, step }) => {
    await step(
      'what was changed and not saved is there again, and says where it waits',
      async () => {
        await expect(states(canvas)).toEqual(['false', 'false', 'true', 'false']);
        await expect(canvas.getAllByText('Not saved yet')).toHaveLength(2);
        await expect(
          canvas.getByText(
            '2 changes are not saved yet. They wait in this tab until you save or discard them.',
          ),
        ).toBeVisible();
        await expect(readStorage('iru_settings')).toBeNull();
      },
    );
  },
};

export const Kept: Story = {
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
      await expect(canvas.getByText(/could not be saved on this device/)).toBeVisible();
      await expect(canvas.queryByText('Your settings are saved on this device.')).toBeNull();
      await expect(toggle(canvas, 'Show my distance')).toHaveAttribute('aria-checked', 'true');
      await expect(canvas.queryByText('Everything is saved.')).toBeNull();
      await expect(canvas.getByText('These settings are not saved on this device.')).toBeVisible();
    } finally {
      back();
    }
  },
};

export const NewerVersion: Story = {
  beforeEach: withStorage({ iru_settings: { version: 2, showAge: 'friends' } }),
  play: async ({ canvas, step }) => {
    await step('nothing is claimed of settings that cannot be read', async () => {
      await expect(canvas.queryByText('Everything is saved.')).toBeNull();
      await expect(
        canvas.getByText(/^A newer version of the site saved your settings/),
      ).toBeVisible();
    });
  },
};

export const HiddenPeople: Story = {
  beforeEach: withStorage(hidden),
  play: async ({ canvas, step }) => {
    const list = within(canvas.getByRole('list', { name: 'People you do not see' }));
    await step('each with how, since when and why', async () => {
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
    await step('whom the visitor hides is not to be read', async () => {
      await expect(canvas.getByText(/^3 hidden people are kept on this device\./)).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/Patrick|Yonah|Divine/);
      await expect(canvas.queryByText('See every word of it')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Export my data' })).toBeVisible();
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
    const list = within(await canvas.findByRole('list', { name: 'People you do not see' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
  },
};

/** A change is seen as one that is not saved, changed back it is none, and Save keeps it and says so. */
export const SavesChanges: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('a change is seen as one that is not saved', async () => {
      await userEvent.click(toggle(canvas, 'Blur first impressions'));
      await userEvent.click(toggle(canvas, 'Show my age'));
      await expect(canvas.getAllByText('Not saved yet')).toHaveLength(2);
      await expect(canvas.getByText(/^2 changes are not saved yet\./)).toBeVisible();
      await expect(readStorage('iru_settings')).toBeNull();
    });
    await step('changed back, it is none', async () => {
      await userEvent.click(toggle(canvas, 'Show my age'));
      await expect(canvas.getByText(/^One change is not saved yet\./)).toBeVisible();
    });
    await step('Save keeps it and says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText('Your settings are saved on this device.')).toBeVisible();
      await expect(readStorage('iru_settings')).toMatchObject({ showAge: true, blurFirst: true });
      await expect(canvas.queryByText('Not saved yet')).toBeNull();
    });
  },
};

/** Once saved, nothing waits in the tab any more. */
export const SavesWaiting: Story = {
  ...Waiting,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('saved, nothing waits any more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(readStorage('iru_settings')).toMatchObject({ showAge: false, blurFirst: true });
      await expect(readDraft('unsaved settings')).toBe('');
    });
  },
};

/** Save keeps what another tab changed meanwhile, and what it does not know. */
export const KeepsOtherTab: Story = {
  ...Kept,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('another tab may change a switch meanwhile', async () => {
      await userEvent.click(toggle(canvas, 'Show my distance'));
      withStorage({ iru_settings: { showAge: false, nearbyRadar: false, colour: 'green' } })();
      await waitFor(() => expect(states(canvas)).toEqual(['false', 'true', 'false', 'false']));
    });
    await step('and Save keeps both, and what it does not know', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(readStorage('iru_settings')).toMatchObject({
        showDistance: true,
        nearbyRadar: false,
        colour: 'green',
      });
    });
  },
};

/** The next save that goes through takes back the warning. */
export const SavesAgain: Story = {
  ...Refused,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await Refused.play?.(context);
    await step('the next good write takes it all back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText('Your settings are saved on this device.')).toBeVisible();
      await expect(canvas.queryByText(/could not be saved on this device/)).toBeNull();
      await expect(readStorage('iru_settings')).toMatchObject({ showDistance: true });
    });
  },
};

/** Nothing is overwritten of settings that a newer version of the site keeps. */
export const LeavesNewerSettings: Story = {
  ...NewerVersion,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('and nothing is overwritten', async () => {
      await userEvent.click(toggle(canvas, 'Show my distance'));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(
        canvas.getByText(/^A newer version of the site saved your settings/),
      ).toBeVisible();
      await expect(canvas.getByText(/^One change is not saved yet\./)).toBeVisible();
      await expect(readStorage('iru_settings')).toEqual({ version: 2, showAge: 'friends' });
    });
  },
};

/** A theme and a size of text act at once and are kept. */
export const LooksChosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const root = document.documentElement;
    await step('the theme is kept as the plain word', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
      await expect(localStorage.getItem('iru_theme')).toBe('dark');
    });
    await step('larger text acts at once and is kept', async () => {
      const size = () =>
        Number.parseFloat(getComputedStyle(canvas.getByText('Everything is saved.')).fontSize);
      const before = size();
      await userEvent.click(canvas.getByRole('radio', { name: 'Larger' }));
      await expect(root.dataset.textSize).toBe('larger');
      await expect(localStorage.getItem('iru_text_size')).toBe('larger');
      await waitFor(() => expect(size() / before).toBeCloseTo(1.3, 2));
      await expectNoSidewaysScroll();
    });
    await step('and goes back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
      await expect(root.dataset.textSize).toBeUndefined();
    });
  },
};

/** A hidden person can be shown again, and the focus stays in the list or goes to its heading. */
export const ShowsAgain: Story = {
  ...HiddenPeople,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('one comes back, and focus stays in the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show again: Patrick' }));
      await expect(canvas.getByText('You can see Patrick again.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Show again: Yonah' })).toHaveFocus();
      await expect(readStorage('iru_hidden')).toHaveLength(2);
    });
    await step('after the last one focus is on the heading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show again: Yonah' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Show again: Divine' }));
      await expect(canvas.getByRole('heading', { name: 'Hidden people' })).toHaveFocus();
      await expect(canvas.getByText(/^You see everybody\./)).toBeVisible();
    });
  },
};

/** What cannot be read on the device is put aside, and new settings are kept. */
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

/** The demo account opens the door to the hidden people and to every word that is kept. */
export const LogsInFromPrompt: Story = {
  ...LoggedOut,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('until the door opens', async () => {
      await enterDemo(userEvent, 'Open with the demo account');
      await expect(canvas.getByRole('heading', { level: 3, name: 'Patrick' })).toBeVisible();
      await expect(canvas.getByText('See every word of it')).toBeVisible();
    });
  },
};

/** Of thousands, fifty more come on demand, and the focus goes to the first of them. */
export const ShowsMore: Story = {
  ...ThousandsHidden,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ThousandsHidden.play?.(context);
    const list = within(canvas.getByRole('list', { name: 'People you do not see' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more of 59,950' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(100);
    await expect(list.getByRole('button', { name: 'Show again: Person 50' })).toHaveFocus();
  },
};
