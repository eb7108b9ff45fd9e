// Proves SETTINGS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { undoCopy } from '#words/parts/undo/copy';
import { saveDraft } from '../../persistence/drafts';
import { withStorage, readStorage, refuseWrites } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { dataCopy } from '#words/parts/your-data/copy';
import { settingsCopy as copy } from '#words/pages/settings/copy';
import { recordsCopy as records } from '#words/pages/settings/records-copy';
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
  play: async ({ canvas }) => {
    await expect(states(canvas)).toEqual(['true', 'false', 'false', 'false']);
    await expect(canvas.getByText(copy.privacy.unchanged)).toBeVisible();
    await expect(hrefOf(canvas, copy.hidden.browse)).toBe('/find-match');
  },
};

export const Discarded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas, 'Nearby radar'));
    await userEvent.click(canvas.getByRole('button', { name: copy.privacy.discard }));
    await expect(states(canvas)).toEqual(['true', 'false', 'false', 'false']);
    await expect(canvas.getByText(copy.privacy.discarded)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(readStorage('iru_settings')).toBeNull();
  },
};

/** Undo brings discarded changes back, still unsaved, until something else is changed. */
export const DiscardUndone: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Discarded.play?.(context);
    canvas.getByRole('button', { name: undoCopy.undo }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(states(canvas)).toEqual(['true', 'false', 'false', 'true']);
    await expect(canvas.getByText(/^One change isn’t saved yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: undoCopy.undo })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: copy.privacy.discard }));
    await userEvent.click(toggle(canvas, 'Show my distance'));
    await expect(canvas.queryByRole('button', { name: undoCopy.undo })).toBeNull();
    await expect(readStorage('iru_settings')).toBeNull();
  },
};

export const UnsavedChanges: Story = {
  beforeEach: () => {
    saveDraft('unsaved settings', '{"showAge":false,"blurFirst":true}');
  },
  play: async ({ canvas }) => {
    await expect(states(canvas)).toEqual(['false', 'false', 'true', 'false']);
    await expect(canvas.getAllByText(copy.privacy.changed)).toHaveLength(2);
    await expect(canvas.getByText(copy.privacy.unsaved(2))).toBeVisible();
    await expect(readStorage('iru_settings')).toBeNull();
  },
};

export const Saved: Story = {
  beforeEach: withStorage({ iru_settings: { showAge: false, nearbyRadar: true, colour: 'green' } }),
};

export const Refused: Story = {
  beforeEach: refuseWrites,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas, 'Show my distance'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(copy.privacy.failed)).toBeVisible();
    await expect(canvas.queryByText(copy.privacy.saved)).toBeNull();
    await expect(toggle(canvas, 'Show my distance')).toHaveAttribute('aria-checked', 'true');
    await expect(canvas.getByText(copy.privacy.notStored)).toBeVisible();
  },
};

export const HiddenPeople: Story = {
  beforeEach: withStorage(hidden),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: copy.hidden.list }));
    await expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /Patrick.*Reported.*since 4 June 2026.*Your reason: they ask for money/,
      ),
      expect.stringMatching(/Yonah.*Blocked.*since 1 June 2026/),
      expect.stringMatching(/Divine.*Hidden.*since 20 May 2026/),
    ]);
  },
};

export const LargerText: Story = {
  beforeEach: () => {
    localStorage.setItem('iru_text_size', 'larger');
    withStorage(hidden)();
  },
};

export const LoggedOut: Story = {
  beforeEach: withStorage({ ...hidden, iru_session: false }),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(/^3 hidden people and records are saved on this device\./),
    ).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/Patrick|Yonah|Divine/);
    await expect(canvas.queryByText(dataCopy.look)).toBeNull();
    await expect(canvas.getByRole('button', { name: dataCopy.export.action })).toBeVisible();
  },
};

export const ThousandsHidden: Story = {
  beforeEach: withStorage({
    iru_hidden: Array.from({ length: 60_000 }, (_, at) => ({ id: `x${at}`, name: `Person ${at}` })),
  }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: copy.hidden.list }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
  },
};

export const SavesChanges: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas, 'Blur first impressions'));
    await userEvent.click(toggle(canvas, 'Show my age'));
    await userEvent.click(toggle(canvas, 'Show my age'));
    await expect(canvas.getByText(copy.privacy.unsaved(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(copy.privacy.saved)).toBeVisible();
    await expect(readStorage('iru_settings')).toMatchObject({ showAge: true, blurFirst: true });
    await expect(canvas.queryByText(copy.privacy.changed)).toBeNull();
  },
};

export const ChangesAppearance: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(localStorage.getItem('iru_theme')).toBe('dark');
    const size = () =>
      Number.parseFloat(getComputedStyle(canvas.getByText(copy.privacy.unchanged)).fontSize);
    const before = size();
    await userEvent.click(canvas.getByRole('radio', { name: copy.look.sizes.larger }));
    await waitFor(() => expect(size() / before).toBeCloseTo(1.3, 2));
  },
};

/** A record of a report and a block whose people are shown again. */
export const KeptRecords: Story = {
  beforeEach: withStorage({
    iru_records: [
      {
        id: 'h4-1',
        person: 'h4',
        name: 'Patrick',
        kind: 'reported',
        reason: 'rude',
        ts: Date.UTC(2026, 5, 4, 9),
      },
      { id: 'p08-1', person: 'p08', name: 'Yonah', kind: 'blocked', ts: 0 },
    ],
  }),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: records.kept.heading }));
    await expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Patrick.*Reported.*since 4 June 2026.*they are rude/),
      expect.stringMatching(/Yonah.*Blocked/),
    ]);
  },
};

export const ShowsAgain: Story = {
  ...HiddenPeople,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const showAgain = async (name: string, keeps: boolean) => {
      await userEvent.click(canvas.getByRole('button', { name: `Show again: ${name}` }));
      const dialog = within(
        await screen.findByRole('alertdialog', { name: records.again.title(name) }),
      );
      const keep = dialog.getByRole('checkbox', { name: records.again.keep });
      await expect(keep).toBeChecked();
      if (!keeps) await userEvent.click(keep);
      await userEvent.click(dialog.getByRole('button', { name: records.again.action }));
      await expect(canvas.getByText(copy.hidden.shown(name))).toBeVisible();
    };
    await step('Someone hidden appears at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show again: Divine' }));
      await expect(canvas.getByText('You can see Divine again.')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: records.openOf('Yonah') })).toHaveFocus(),
      );
      await expect(readStorage('iru_hidden')).toHaveLength(2);
    });
    await step('The record of a report stays unless the visitor says otherwise', async () => {
      await showAgain('Patrick', true);
      await expect(readStorage('iru_records')).toMatchObject([
        { person: 'h4', name: 'Patrick', kind: 'reported', reason: 'money' },
      ]);
      await showAgain('Yonah', false);
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: copy.hidden.heading })).toHaveFocus(),
      );
      await expect(canvas.getByText(copy.hidden.empty)).toBeVisible();
      await expect(readStorage('iru_records')).toHaveLength(1);
    });
    await step('A record is deleted after a confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete record: Patrick' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: records.remove.action }));
      await expect(canvas.getByText(records.kept.removed('Patrick'))).toBeVisible();
      await expect(readStorage('iru_records')).toEqual([]);
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: records.kept.heading })).toHaveFocus(),
      );
    });
  },
};

export const RecordNotKept: Story = {
  ...HiddenPeople,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show again: Patrick' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const restore = refuseWrites();
    await userEvent.click(dialog.getByRole('button', { name: records.again.action }));
    await expect(canvas.getByText(records.again.notKept('Patrick'))).toBeVisible();
    restore();
    await expect(canvas.getByRole('button', { name: 'Show again: Patrick' })).toBeVisible();
  },
};

/** A change that isn't saved yet and one from another tab are both saved. */
export const KeepsOtherTab: Story = {
  ...Saved,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas, 'Show my distance'));
    withStorage({ iru_settings: { showAge: false, nearbyRadar: false } })();
    await waitFor(() => expect(states(canvas)).toEqual(['false', 'true', 'false', 'false']));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const merged = { showDistance: true, nearbyRadar: false };
    await expect(readStorage('iru_settings')).toMatchObject(merged);
  },
};
