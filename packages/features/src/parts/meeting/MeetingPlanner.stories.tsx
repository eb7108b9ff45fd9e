import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, within } from 'storybook/test';

import { LIMITS } from '../../domain/limits';
import { formCopy } from '../form/copy';
import { meetingToolsCopy } from './copy';
import { MeetingPlanner } from './MeetingPlanner';
import { keepFiles, type KeptFiles } from './testing/downloads';
import { withPlan } from './testing/with-plan';

const copy = meetingToolsCopy.summary;
let files: KeptFiles;

const meta = {
  title: 'Meeting/Planner',
  id: 'parts-meeting-planner',
  component: MeetingPlanner,
  decorators: [withPlan],
  beforeEach: () => {
    files = keepFiles();
    return files.back;
  },
} satisfies Meta<typeof MeetingPlanner>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const sheet = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Meeting Summary' }));
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
const setDate = (canvas: Canvas, value: string) =>
  fireEvent.change(canvas.getByLabelText(copy.fields.date), { target: { value } });
const setTime = (canvas: Canvas, value: string) =>
  fireEvent.change(canvas.getByLabelText(copy.fields.time), { target: { value } });
const fillIn = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByLabelText(copy.fields.host), 'Aline');
  await userEvent.type(canvas.getByLabelText(copy.fields.guest), 'Eric');
  await userEvent.type(canvas.getByLabelText(copy.fields.place), 'Kigali Serena Hotel');
  await setDate(canvas, '2026-06-13');
  await setTime(canvas, '13:00');
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    // A dash for each empty field.
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
    // A calendar needs the day and the hour.
    await press(canvas, copy.calendar);
    await expect(date).toHaveFocus();
    await expect(date).toHaveAccessibleDescription(copy.missing.date);
    await expect(time).toHaveAccessibleDescription(copy.missing.time);
    await expect((await files.last()).name).toBe('');
  },
};

export const Past: Story = {
  play: async ({ canvas }) => {
    await setDate(canvas, '2026-06-04');
    await press(canvas, copy.download);
    await expect(canvas.getByLabelText(copy.fields.date)).toHaveAccessibleDescription(
      copy.missing.past,
    );
  },
};

export const LongWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(copy.fields.host));
    await userEvent.paste('Umuhozawacu'.repeat(30));
    await expect(
      sheet(canvas).getByText('Umuhozawacu'.repeat(30).slice(0, LIMITS.planLine)),
    ).toBeVisible();
    // What a program fills in can be longer: it stays in the field, which says so, and the sheet shows that it goes on.
    await fireEvent.change(canvas.getByLabelText(copy.fields.host), {
      target: { value: 'Umuhozawacu'.repeat(30) },
    });
    await expect(canvas.getByText(formCopy.tooLong(LIMITS.planLine))).toBeVisible();
    await expect(sheet(canvas).getByText(/Umuhozawacu.*…$/)).toBeVisible();
  },
};

/** The file has a dash for each empty field too, and the line about 112. */
export const DashesInTheFile: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(canvas, copy.download);
    await expect(await files.last()).toEqual({
      name: 'meeting-summary.txt',
      text: 'Meeting Summary\n\nHost: —\nGuest: —\nPlace: —\nTime: —\n\nIn an emergency in Rwanda, call 112 (all services).\n',
    });
  },
};

/** The text and the calendar entry hold what was typed, the entry in universal time. */
export const GivesItsFiles: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await fillIn(canvas);
    await step('the text file', async () => {
      await press(canvas, copy.download);
      const { name, text } = await files.last();
      await expect(name).toBe('meeting-summary.txt');
      await expect(text).toContain(
        'Host: Aline\nGuest: Eric\nPlace: Kigali Serena Hotel\nTime: Saturday 13 June 2026, 13:00',
      );
      await expect(canvas.getByText(copy.downloaded('meeting-summary.txt'))).toBeVisible();
    });
    await step('the calendar entry, in universal time', async () => {
      await press(canvas, copy.calendar);
      const { name, text } = await files.last();
      await expect(name).toBe('meeting.ics');
      await expect(text).toContain(
        '\r\nDTSTART:20260613T110000Z\r\nDTEND:20260613T120000Z\r\nSUMMARY:Meeting with Eric\r\n',
      );
      await expect(text).toContain('\r\nDTSTAMP:20260605T073000Z\r\n');
    });
  },
};

/** What is given takes its error away at once, and the calendar still asks for the rest. */
export const ErrorsGoOneByOne: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    const date = canvas.getByLabelText(copy.fields.date);
    const time = canvas.getByLabelText(copy.fields.time);
    await Missing.play?.(context);
    await step(
      'a day given takes its error away at once, and leaves that of the hour',
      async () => {
        await setDate(canvas, '2026-06-13');
        await expect(date).toBeValid();
        await expect(time).toHaveAccessibleDescription(copy.missing.time);
      },
    );
    await step('then the hour alone', async () => {
      await press(canvas, copy.calendar);
      await expect(time).toHaveFocus();
      await setTime(canvas, '13:00');
      await expect(time).toBeValid();
    });
    await step('an hour that has passed is refused', async () => {
      await setDate(canvas, '2026-06-05');
      await setTime(canvas, '09:29');
      await press(canvas, copy.calendar);
      await expect(date).toHaveAccessibleDescription(copy.missing.past);
      await userEvent.type(canvas.getByLabelText(copy.fields.guest), 'Eric');
      await expect(date).toHaveAccessibleDescription(copy.missing.past);
      await setTime(canvas, '09:30');
      await expect(date).toBeValid();
      await press(canvas, copy.calendar);
      await expect((await files.last()).name).toBe('meeting.ics');
    });
  },
};

/** A day or an hour that has passed is refused as a text, on paper and in the calendar, until a later one is chosen. */
export const RefusesThePast: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const date = canvas.getByLabelText(copy.fields.date);
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await step(
      'a day that has passed is refused as a text, on paper and in the calendar, in the same words',
      async () => {
        for (const name of [copy.download, copy.print, copy.calendar]) {
          await setDate(canvas, '2026-06-13');
          await setDate(canvas, '2026-06-04');
          await expect(date).not.toHaveAccessibleDescription(copy.missing.past);
          await press(canvas, name);
          await expect(date).toHaveFocus();
          await expect(date).toHaveAccessibleDescription(copy.missing.past);
        }
        await expect((await files.last()).name).toBe('');
        await expect(print).not.toHaveBeenCalled();
      },
    );
    await step('so is an hour of today that has passed, until a later one is chosen', async () => {
      await setDate(canvas, '2026-06-05');
      await setTime(canvas, '09:29');
      await press(canvas, copy.download);
      await expect(date).toHaveAccessibleDescription(copy.missing.past);
      await setTime(canvas, '09:30');
      await press(canvas, copy.download);
      await expect((await files.last()).name).toBe('meeting-summary.txt');
    });
    print.mockRestore();
  },
};

/** Printing leaves the summary on the paper, and not the fields. */
export const Printed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await press(canvas, copy.print);
    await expect(print).toHaveBeenCalledTimes(1);
    await expect(
      canvas.getByRole('region', { name: 'Meeting Summary' }).closest('[data-print="hide"]'),
    ).toBeNull();
    await expect(
      canvas.getByLabelText(copy.fields.host).closest('[data-print="hide"]'),
    ).not.toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    print.mockRestore();
  },
};
