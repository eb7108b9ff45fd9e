// Proves BOOK-1, BOOK-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { BookingForm } from './BookingForm';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';

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
const copyAnswers = async () =>
  userEvent.click((await dialog()).getByRole('button', { name: result.copy }));
const json = async () =>
  JSON.parse((await dialog()).getByRole('region').textContent) as Record<string, unknown>;
const price = (canvas: Canvas) => canvas.getByText(estimate.heading).closest('[role=status]');

export const Empty: Story = {};

export const Submitted: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  play: async ({ canvas }) => {
    // All fourteen fields are filled in.
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
    await userEvent.click(canvas.getByLabelText(copy.pickups.Yes));
    await userEvent.type(canvas.getByLabelText(fields.destinations), 'Lake Kivu');
    await submit(canvas);
    await expect(await json()).toMatchObject({
      fullName: 'Aline Uwase',
      idNumber: '••••••••••••••78',
      hotel: 'Kigali Serena Hotel',
      days: 4,
      transport: 'Yes',
      payment: 'Prepay online',
      meetingPlace: 'Office of Iru Connections Ltd',
    });
    await expect(screen.getByRole('alertdialog').scrollTop).toBe(0);
    const rows = (await dialog()).getAllByRole('definition').map((value) => value.textContent);
    await expect(rows).toEqual([
      'Aline Uwase',
      '••••••••••••••78',
      'aline@example.rw',
      '12 June 2026',
      '16 June 2026',
      'Kigali Serena Hotel',
      '4',
      '2',
      '2',
      '$250-$400',
      'Yes',
      'Prepay online',
      'Office of Iru Connections Ltd',
      'Lake Kivu',
    ]);
  },
};

export const CopyRefused: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('No', 'NotAllowedError'),
    );
    // No field is required.
    await submit(canvas);
    await copyAnswers();
    await expect(await (await dialog()).findByText(result.refused)).toBeVisible();
  },
};

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await setDate(canvas, fields.arrival, '2026-06-12');
    await setDate(canvas, fields.departure, '2026-06-10');
    await setCount(canvas, fields.rooms, '0');
    await submit(canvas);
    await canvas.findByRole('alert');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const departure = canvas.getByLabelText(fields.departure);
    await expect(departure).toHaveAccessibleDescription(copy.errors.backwards);
    await expect(canvas.getByLabelText(fields.rooms)).toBeInvalid();
  },
};

export const Estimated: Story = {
  parameters: { docs: { story: { height: '900px' } } },
  play: async ({ canvas }) => {
    await expect(price(canvas)).toHaveTextContent(`—${estimate.missing.hotel}`);
    await userEvent.selectOptions(canvas.getByLabelText(fields.hotel), 'serena');
    await setCount(canvas, fields.days, '4');
    await setCount(canvas, fields.rooms, '2');
    await expect(price(canvas)).toHaveTextContent('$2,400');
    await expect(price(canvas)).toHaveTextContent('$300 × 4 days × 2 rooms');
    await userEvent.selectOptions(canvas.getByLabelText(fields.budget), '150-250');
    await expect(
      canvas.getByText(estimate.aboveBudget('Kigali Serena Hotel', '$300', '$150-$250')),
    ).toBeVisible();
  },
};

export const TooLong: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getByLabelText(fields.days);
    await setDate(canvas, fields.arrival, '2026-06-12');
    await setDate(canvas, fields.departure, '2030-06-12');
    await expect(days).toHaveValue('');
    await expect(canvas.getByText(copy.hints.tooManyDays(1461))).toBeVisible();
  },
};

export const CopiesAnswers: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(fields.idNumber), SECRET);
    await submit(canvas);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const reveal = { name: result.reveal, pressed: false };
    await userEvent.click((await dialog()).getByRole('button', reveal));
    await copyAnswers();
    await expect(write).toHaveBeenLastCalledWith(
      expect.stringContaining(`"idNumber": "${SECRET}"`),
    );
    await expect(write.mock.lastCall?.[0]).toContain(`${fields.idNumber}: ${SECRET}\n`);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText(fields.idNumber)).toHaveValue(SECRET);
  },
};

export const DaysFromDates: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await setDate(canvas, fields.arrival, '2026-06-12');
    await setDate(canvas, fields.departure, '2026-06-16');
    await expect(canvas.getByLabelText(fields.days)).toHaveValue('4');
    await expect(canvas.getByText(copy.hints.days(4))).toBeVisible();
    await setCount(canvas, fields.days, '2');
    await setDate(canvas, fields.departure, '2026-06-18');
    await expect(canvas.getByLabelText(fields.days)).toHaveValue('2');
    await expect(canvas.getByText(copy.hints.days(6))).toBeVisible();
    const days = canvas.getByLabelText(fields.days);
    await userEvent.clear(days);
    await expect(days).toHaveValue('');
    await userEvent.type(days, '3');
    await expect(days).toHaveValue('3');
    await userEvent.clear(days);
    await userEvent.tab();
    await expect(days).toHaveValue('6');
    await setDate(canvas, fields.departure, '2026-06-15');
    await expect(days).toHaveValue('3');
  },
};
