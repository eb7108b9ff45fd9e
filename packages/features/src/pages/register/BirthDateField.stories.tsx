// Proves REG-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { BirthDateField } from './BirthDateField';
import { NO_ANSWERS } from './registration-values';
import { type RegistrationValues, stepSchema } from './schemas';

interface OwnerProps {
  /** The date typed so far. */
  date: RegistrationValues['dateOfBirth'];
  /** The error message of the field. */
  message?: string;
}

function Owner({ date, message }: OwnerProps) {
  const form = useSchemaForm({
    schema: stepSchema(1, '2026-06-05'),
    defaultValues: NO_ANSWERS,
    restore: () => ({ dateOfBirth: date }),
    onValid: () => undefined,
  });
  const fieldState = (name: string) => ({ id: name, error: message, 'aria-invalid': undefined });
  return <BirthDateField form={{ ...form, fieldState }} today="2026-06-05" />;
}

const meta = {
  title: 'Register/Birth date field',
  id: 'pages-register-birth-date-field',
  component: Owner,
  args: { date: { day: '', month: '', year: '' } },
  argTypes: { date: { description: 'The date typed so far.' } },
} satisfies Meta<typeof Owner>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const typed = (canvas: Canvas) =>
  ['Day', 'Month', 'Year'].map((name) => canvas.getByLabelText<HTMLInputElement>(name).value);

const openCalendar = async (canvas: Canvas, userEvent: User) => {
  await userEvent.click(canvas.getByRole('button', { name: copy.date.open }));
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
  return grid;
};

const focusedDay = () => document.activeElement?.getAttribute('aria-label');

export const Empty: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Date of birth' });
    await expect(group).toHaveAccessibleDescription(/18 or older/);
    for (const name of ['Day', 'Month', 'Year']) {
      const hint = `bday-${name.toLowerCase()}`;
      await expect(canvas.getByLabelText(name)).toHaveAttribute('autocomplete', hint);
      await expect(canvas.getByLabelText(name)).toHaveAttribute('inputmode', 'numeric');
    }
  },
};

export const Filled: Story = { args: { date: { day: '29', month: '2', year: '1992' } } };

export const Failing: Story = {
  args: {
    date: { day: '6', month: '6', year: '2008' },
    message: 'Enter your date of birth, from 1 January 1908 to 5 June 2008',
  },
  play: async ({ canvas }) => {
    const reason = /Enter your date of birth/;
    for (const name of ['Day', 'Month', 'Year']) {
      await expect(canvas.getByLabelText(name)).toBeInvalid();
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(reason);
    }
  },
};

export const CalendarOpen: Story = {
  parameters: { docs: { story: { height: '560px' } } },
  play: async ({ canvas, userEvent }) => {
    const grid = await openCalendar(canvas, userEvent);
    const dialog = screen.getByRole('dialog', { name: copy.date.title });
    await expect(grid).toHaveAccessibleName('June 2008');
    await expect(focusedDay()).toMatch(/1(st)? June 2008/);
    await expect(within(dialog).getByRole('button', { name: /, 5(th)? June 2008/ })).toBeEnabled();
    await expect(within(dialog).getByRole('button', { name: /, 6(th)? June 2008/ })).toBeDisabled();
    const next = within(dialog).getByRole('button', { name: 'Go to the Next Month' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    const list = within(dialog).getByRole('combobox', { name: 'Choose the Year' });
    const years = within(list).getAllByRole('option');
    await expect(years.map((year) => year.textContent)).toEqual(
      Array.from({ length: 101 }, (_, at) => String(2008 - at)),
    );
  },
};

export const CalendarByKeys: Story = {
  tags: ['behaviour'],
  args: { date: { day: '14', month: '3', year: '1996' } },
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: copy.date.open });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await waitFor(() => expect(focusedDay()).toMatch(/14(th)? March 1996/));
    const keys = [
      ['{ArrowRight}', /15(th)? March 1996/],
      ['{ArrowDown}', /22(nd)? March 1996/],
      ['{PageUp}', /22(nd)? February 1996/],
    ] as const;
    for (const [key, day] of keys) {
      await step(`moves with ${key} to ${day.source}`, async () => {
        await userEvent.keyboard(key);
        await waitFor(() => expect(focusedDay()).toMatch(day));
      });
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(typed(canvas)).toEqual(['22', '2', '1996']);
    await expect(opener).toHaveFocus();
  },
};

export const CalendarFits: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    await openCalendar(canvas, userEvent);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
