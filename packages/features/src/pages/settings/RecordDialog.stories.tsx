// Proves PEOPLE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';

import { EMERGENCY } from '../../domain/emergency-numbers';
import { formatMoment } from '#words/content/format';
import { captureFiles } from '../../parts/meeting/testing/downloads';
import { recordsCopy } from '#words/pages/settings/records-copy';
import { RecordDialog } from './RecordDialog';

const copy = recordsCopy.record;
const REPORTED = Date.UTC(2026, 5, 4, 9, 5);
const WRITTEN = Date.UTC(2026, 5, 3, 18, 40);

const meta = {
  title: 'Settings/Record dialog',
  id: 'pages-settings-record-dialog',
  component: RecordDialog,
  args: {
    name: 'Patrick',
    person: { id: 'h4', name: 'Patrick', kind: 'reported', reason: 'rude', ts: REPORTED },
    messages: [
      { id: 'a', text: 'Please don’t come to my house.', ts: WRITTEN },
      { id: 'b', text: 'Stop.\nI mean it.', ts: 0 },
    ],
    onClose: fn(),
  },
  parameters: { docs: { story: { height: '640px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof RecordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: copy.title('Patrick') });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(copy.done.reported(formatMoment(REPORTED)))).toBeVisible();
    await expect(dialog.getByText(/^Your reason: they are rude/)).toBeVisible();
    await expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `${formatMoment(WRITTEN)}Please don’t come to my house.`,
      `${copy.noDate}Stop.\nI mean it.`,
    ]);
    await expect(dialog.getByText(copy.honest)).toBeVisible();
  },
};

/** Someone whose profile no longer exists, without a conversation. */
export const BlockedWithoutMessages: Story = {
  args: { person: { id: 'gone', name: 'Patrick', kind: 'blocked', ts: 0 }, messages: [] },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(copy.done.blocked(''))).toBeVisible();
    await expect(dialog.getByText(copy.none)).toBeVisible();
  },
};

export const LongMessages: Story = {
  args: {
    messages: Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      text: `${'Leave me alone. '.repeat(12)}${'a'.repeat(60)}`,
      ts: WRITTEN + index * 60_000,
    })),
  },
};

export const SavesAndPrints: Story = {
  tags: ['behaviour'],
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    await step('The file has the report and every message with its date', async () => {
      const files = captureFiles();
      await userEvent.click(dialog.getByRole('button', { name: copy.save }));
      const { name, text } = await files.last();
      files.restore();
      await expect(name).toBe('record.txt');
      await expect(text).toContain(copy.done.reported(formatMoment(REPORTED)));
      await expect(text).toContain(`${formatMoment(WRITTEN)}\nPlease don’t come to my house.\n`);
      await expect(dialog.getByText(copy.saved(name))).toBeVisible();
    });
    await step('The paper has the same, and the numbers to call', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => {
        const paper = [...document.body.children].filter(
          (part) => part.getAttribute('data-print') !== 'hide' && part.textContent !== '',
        );
        void expect(paper).toHaveLength(1);
        void expect(paper[0]?.textContent).toContain('Please don’t come to my house.');
        void expect(paper[0]?.textContent).toContain(EMERGENCY.violence);
      });
      await userEvent.click(dialog.getByRole('button', { name: copy.print }));
      await expect(print).toHaveBeenCalledTimes(1);
      print.mockRestore();
      window.dispatchEvent(new Event('afterprint'));
    });
  },
};
