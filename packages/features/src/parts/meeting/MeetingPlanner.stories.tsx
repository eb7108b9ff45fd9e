import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, within } from 'storybook/test';

import { LIMITS } from '../../domain/limits';
import { formCopy } from '#words/parts/form/copy';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { MeetingPlanner } from './MeetingPlanner';
import { captureFiles, type CapturedFiles } from './testing/downloads';
import { withPlan } from './testing/with-plan';

const copy = meetingToolsCopy.summary;
let files: CapturedFiles;

const meta = {
  title: 'Meeting/Planner',
  id: 'parts-meeting-planner',
  component: MeetingPlanner,
  decorators: [withPlan],
  beforeEach: () => {
    files = captureFiles();
    return files.restore;
  },
} satisfies Meta<typeof MeetingPlanner>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const sheet = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Meeting Summary' }));
const click = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
const set = (canvas: Canvas, label: string, value: string) =>
  fireEvent.change(canvas.getByLabelText(label), { target: { value } });
const fillIn = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByLabelText(copy.fields.host), 'Aline');
  await userEvent.type(canvas.getByLabelText(copy.fields.guest), 'Eric');
  await userEvent.type(canvas.getByLabelText(copy.fields.place), 'Kigali Serena Hotel');
  await set(canvas, copy.fields.date, '2026-06-13');
  await set(canvas, copy.fields.time, '13:00');
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(sheet(canvas).getAllByText('—')).toHaveLength(4);
  },
};

export const Filled: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(sheet(canvas).getByText('Eric')).toBeVisible();
    await expect(sheet(canvas).getByText('Saturday 13 June 2026, 13:00 in Kigali')).toBeVisible();
    await expect(sheet(canvas).queryByText('—')).toBeNull();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    const date = canvas.getByLabelText(copy.fields.date);
    const time = canvas.getByLabelText(copy.fields.time);
    // A calendar event needs a date and a time.
    await click(canvas, copy.calendar);
    await expect(date).toHaveFocus();
    await expect(date).toHaveAccessibleDescription(copy.missing.date);
    await expect(time).toHaveAccessibleDescription(copy.missing.time);
    await expect((await files.last()).name).toBe('');
  },
};

export const LongWords: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  play: async ({ canvas }) => {
    // A longer text is kept: the field shows an error, and the summary is truncated.
    await userEvent.click(canvas.getByLabelText(copy.fields.host));
    await userEvent.paste('Umuhozawacu'.repeat(30));
    await expect(canvas.getByText(formCopy.tooLong(LIMITS.planLine))).toBeVisible();
    await expect(sheet(canvas).getByText(/Umuhozawacu.*…$/)).toBeVisible();
  },
};

export const DownloadsFiles: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await fillIn(canvas);
    await step('Text file', async () => {
      await click(canvas, copy.download);
      const { name, text } = await files.last();
      await expect(name).toBe('meeting-summary.txt');
      await expect(text).toContain(
        'Host: Aline\nGuest: Eric\nPlace: Kigali Serena Hotel\nTime: Saturday 13 June 2026, 13:00',
      );
      await expect(canvas.getByText(copy.downloaded('meeting-summary.txt'))).toBeVisible();
    });
    await step('Calendar event in UTC', async () => {
      await click(canvas, copy.calendar);
      const { name, text } = await files.last();
      await expect(name).toBe('meeting.ics');
      await expect(text).toContain(
        '\r\nDTSTART:20260613T110000Z\r\nDTEND:20260613T120000Z\r\nSUMMARY:Meeting with Eric\r\n',
      );
      await expect(text).toContain('\r\nDTSTAMP:20260605T073000Z\r\n');
    });
  },
};

export const ErrorsClearOneByOne: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    const date = canvas.getByLabelText(copy.fields.date);
    const time = canvas.getByLabelText(copy.fields.time);
    await Missing.play?.(context);
    await set(canvas, copy.fields.date, '2026-06-13');
    await expect(date).toBeValid();
    await expect(time).toHaveAccessibleDescription(copy.missing.time);
    await click(canvas, copy.calendar);
    await expect(time).toHaveFocus();
    await set(canvas, copy.fields.time, '13:00');
    await expect(time).toBeValid();
  },
};

export const RejectsPast: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const date = canvas.getByLabelText(copy.fields.date);
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    for (const name of [copy.download, copy.print, copy.calendar]) {
      await set(canvas, copy.fields.date, '2026-06-13');
      await set(canvas, copy.fields.date, '2026-06-04');
      await expect(date).not.toHaveAccessibleDescription(copy.missing.past);
      await click(canvas, name);
      await expect(date).toHaveFocus();
      await expect(date).toHaveAccessibleDescription(copy.missing.past);
    }
    await expect((await files.last()).name).toBe('');
    await expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  },
};
