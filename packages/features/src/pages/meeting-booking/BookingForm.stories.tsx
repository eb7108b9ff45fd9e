// Proves BOOK-1, BOOK-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { BookingForm } from './BookingForm';
import { meetingBookingCopy } from './copy';

const { form: copy, estimate, result } = meetingBookingCopy;
const { fields } = copy;
const SECRET = '1199880012345678';

const meta = {
  title: 'Meeting booking/Form',
  id: 'pages-meeting-booking-form',
  component: BookingForm,
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const setDate = (canvas: Canvas, label: string, value: string) =>
  fireEvent.change(canvas.getByLabelText(label), { target: { value } });
const setCount = async (canvas: Canvas, label: string, value: string) => {
  await userEvent.clear(canvas.getByLabelText(label));
  await userEvent.type(canvas.getByLabelText(label), value);
};
const submit = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: copy.submit }));
const dialog = async () => {
  const opened = await screen.findByRole('alertdialog', { name: result.title });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};
const json = async () =>
  JSON.parse((await dialog()).getByRole('region').textContent) as Record<string, unknown>;
const price = (canvas: Canvas) => canvas.getByText(estimate.heading).closest('[role=status]');

export const Empty: Story = {};

export const Submitted: Story = {
  play: async ({ canvas, step }) => {
    await step('fourteen answers', async () => {
      await userEvent.type(canvas.getByLabelText(fields.fullName), 'Aline Uwase');
      await userEvent.type(canvas.getByLabelText(fields.idNumber), SECRET);
      await userEvent.type(canvas.getByLabelText(fields.contact), 'aline@example.rw');
      await setDate(canvas, fields.arrival, '2026-06-12');
      await setDate(canvas, fields.departure, '2026-06-16');
      await userEvent.selectOptions(canvas.getByLabelText(fields.hotel), 'serena');
      await setCount(canvas, fields.guests, '2');
      await setCount(canvas, fields.rooms, '2');
      await userEvent.selectOptions(canvas.getByLabelText(fields.budget), '250-400');
      await userEvent.selectOptions(canvas.getByLabelText(fields.payment), 'prepay');
      await userEvent.selectOptions(canvas.getByLabelText(fields.meetingPlace), 'office');
      await userEvent.click(canvas.getByLabelText('Yes'));
      await userEvent.type(canvas.getByLabelText(fields.destinations), 'Lake Kivu');
      await submit(canvas);
    });
    await step('stand in the dialog, the ID number masked', async () => {
      await expect(await json()).toEqual({
        fullName: 'Aline Uwase',
        idNumber: '••••••••••••••78',
        contact: 'aline@example.rw',
        departure: '2026-06-16',
        arrival: '2026-06-12',
        hotel: 'Kigali Serena Hotel',
        days: 4,
        guests: 2,
        rooms: 2,
        budget: '$250-$400',
        transport: 'Yes',
        payment: 'Prepay online',
        meetingPlace: 'Office of Iru Connections Ltd',
        destinations: 'Lake Kivu',
      });
      await expect(document.documentElement.outerHTML).not.toContain(SECRET);
    });
  },
};

export const CopyRefused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('No', 'NotAllowedError'),
    );
    await submit(canvas);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Copy' }));
    await expect(await (await dialog()).findByText(result.refused)).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('dates and counts that make no sense', async () => {
      await setDate(canvas, fields.arrival, '2026-06-12');
      await setDate(canvas, fields.departure, '2026-06-10');
      await setCount(canvas, fields.rooms, '0');
      await submit(canvas);
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-slot="error-summary"]')).toHaveFocus(),
      );
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(canvas.getByLabelText(fields.departure)).toHaveAccessibleDescription(
        copy.faultOf.backwards,
      );
      await expect(canvas.getByLabelText(fields.rooms)).toBeInvalid();
    });
  },
};

export const Estimated: Story = {
  play: async ({ canvas, step }) => {
    await step('a night times days times rooms', async () => {
      await userEvent.selectOptions(canvas.getByLabelText(fields.hotel), 'serena');
      await expect(price(canvas)).toHaveTextContent('$300');
      await setCount(canvas, fields.days, '4');
      await setCount(canvas, fields.rooms, '2');
      await expect(price(canvas)).toHaveTextContent('$2,400');
      await expect(price(canvas)).toHaveTextContent('$300 × 4 days × 2 rooms');
    });
  },
};

export const TooLong: Story = {
  play: async ({ canvas, step }) => {
    const days = canvas.getByLabelText(fields.days);
    await step('a stay of four years fills in no days, and says why', async () => {
      await setDate(canvas, fields.arrival, '2026-06-12');
      await setDate(canvas, fields.departure, '2030-06-12');
      await expect(days).toHaveValue(null);
      await expect(canvas.getByText(copy.hints.tooManyDays(1461))).toBeVisible();
    });
    await step('sent, the departure is at fault and the days are not', async () => {
      await submit(canvas);
      await waitFor(() =>
        expect(canvas.getByLabelText(fields.departure)).toHaveAccessibleDescription(
          copy.faultOf.tooLong,
        ),
      );
      await expect(days).toBeValid();
    });
  },
};

/** An empty form can be submitted, and Close gives the focus back to its button. */
export const NeedsNothing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await step('nothing has to be filled in', async () => {
      await submit(canvas);
      await expect(await json()).toEqual({
        fullName: '',
        idNumber: '',
        contact: '',
        departure: '',
        arrival: '',
        hotel: '',
        days: 1,
        guests: 1,
        rooms: 1,
        budget: '',
        transport: 'No',
        payment: '',
        meetingPlace: '',
        destinations: '',
      });
    });
    await step('Close has the focus, and gives it back', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: copy.submit })).toHaveFocus();
    });
  },
};

/** Copy takes what is shown, and after Close the ID number is nowhere but in its box. */
export const CopiesAnswers: Story = {
  ...Submitted,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Submitted.play?.(context);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await step('Copy takes what is shown', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Copy' }));
      await expect(write).toHaveBeenLastCalledWith(expect.not.stringContaining(SECRET));
      await expect((await dialog()).getByText(result.copied)).toBeVisible();
      await userEvent.click(
        (await dialog()).getByRole('button', { name: result.reveal, pressed: false }),
      );
      await expect(await json()).toMatchObject({ idNumber: SECRET });
      await userEvent.click((await dialog()).getByRole('button', { name: 'Copy' }));
      await expect(write).toHaveBeenLastCalledWith(
        expect.stringContaining(`"idNumber": "${SECRET}"`),
      );
    });
    await step('after Close the number is only in its box', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(document.documentElement.outerHTML).not.toContain(SECRET);
      await expect(canvas.getByLabelText(fields.idNumber)).toHaveValue(SECRET);
      await expect(
        [localStorage, sessionStorage].map((each) => JSON.stringify(each)).join(' '),
      ).not.toContain(SECRET);
    });
  },
};

/** Each fault leads to its field, and a form that is put right goes through. */
export const PutRight: Story = {
  ...Refused,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Refused.play?.(context);
    await step('each is one press away', async () => {
      await userEvent.click(canvas.getByRole('link', { name: copy.faultOf.count('Rooms') }));
      await expect(canvas.getByLabelText(fields.rooms)).toHaveFocus();
    });
    await step('an arrival in the past', async () => {
      await setDate(canvas, fields.arrival, '2026-06-04');
      await setCount(canvas, fields.rooms, '1');
      await submit(canvas);
      await expect(
        await canvas.findByRole('link', { name: copy.faultOf.past.arrival }),
      ).toBeVisible();
    });
    await step('put right, it goes through', async () => {
      await setDate(canvas, fields.arrival, '2026-06-05');
      await submit(canvas);
      await expect(await json()).toMatchObject({
        arrival: '2026-06-05',
        departure: '2026-06-10',
        days: 5,
      });
    });
  },
};

/** The estimate follows the answers, says when it is outside the budget, and names what it lacks. */
export const EstimateFollows: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await step('nothing before there is a hotel', async () => {
      await expect(price(canvas)).toHaveTextContent(`—${estimate.missing.hotel}`);
    });
    await Estimated.play?.(context);
    await step('a price outside the budget is said', async () => {
      await userEvent.selectOptions(canvas.getByLabelText(fields.budget), '150-250');
      await expect(
        canvas.getByText(estimate.aboveBudget('Kigali Serena Hotel', '$300', '$150-$250')),
      ).toBeVisible();
      await userEvent.selectOptions(canvas.getByLabelText(fields.budget), '250-400');
      await expect(canvas.queryByText(/outside your budget/)).toBeNull();
    });
    await step('a count that is none has no price, and is named', async () => {
      await userEvent.clear(canvas.getByLabelText(fields.days));
      await expect(price(canvas)).toHaveTextContent(`—${estimate.missing.days}`);
      await setCount(canvas, fields.days, '1000');
      await expect(price(canvas)).toHaveTextContent(`—${estimate.notACount.days}`);
      await setCount(canvas, fields.days, '4');
      await setCount(canvas, fields.rooms, '0');
      await expect(price(canvas)).toHaveTextContent(`—${estimate.notACount.rooms}`);
    });
  },
};

/** The days follow the dates until the visitor says otherwise, and again once the field is emptied. */
export const DaysFromDates: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await step('the days follow the dates', async () => {
      await setDate(canvas, fields.arrival, '2026-06-12');
      await setDate(canvas, fields.departure, '2026-06-16');
      await expect(canvas.getByLabelText(fields.days)).toHaveValue(4);
      await expect(canvas.getByText(copy.hints.days(4))).toBeVisible();
    });
    await step('until the visitor says otherwise', async () => {
      await setCount(canvas, fields.days, '2');
      await setDate(canvas, fields.departure, '2026-06-18');
      await expect(canvas.getByLabelText(fields.days)).toHaveValue(2);
      await expect(canvas.getByText(copy.hints.days(6))).toBeVisible();
    });
    await step('emptied, they wait for a number and follow the dates again', async () => {
      const days = canvas.getByLabelText(fields.days);
      await userEvent.clear(days);
      await expect(days).toHaveValue(null);
      await userEvent.type(days, '3');
      await expect(days).toHaveValue(3);
      await userEvent.clear(days);
      await userEvent.tab();
      await expect(days).toHaveValue(6);
      await setDate(canvas, fields.departure, '2026-06-15');
      await expect(days).toHaveValue(3);
    });
  },
};

/** An earlier departure puts right a stay that was too long. */
export const Shortened: Story = {
  ...TooLong,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await TooLong.play?.(context);
    await step('an earlier departure puts both right', async () => {
      await setDate(canvas, fields.departure, '2026-06-16');
      await expect(canvas.getByLabelText(fields.days)).toHaveValue(4);
      await submit(canvas);
      await expect(await json()).toMatchObject({ departure: '2026-06-16', days: 4 });
    });
  },
};

/** The second press of a double click selects nothing in the dialog; a later one does. */
export const ClickedTwice: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await submit(canvas);
    const title = (await dialog()).getByRole('heading', { name: result.title });
    await expect(await fireEvent.mouseDown(title, { detail: 2 })).toBe(false);
    await expect(await fireEvent.mouseDown(title, { detail: 1 })).toBe(true);
    await expect(await fireEvent.mouseDown(title, { detail: 2 })).toBe(true);
  },
};
