import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Field, type FieldProps, FieldSet } from './Field';
import { handbook } from './Field.handbook';
import { controlRecipe, type ControlSize, controlSizes } from './Field.variants';

const meta = {
  title: 'Forms/Field',
  id: 'components-forms-field',
  component: Field,
  parameters: { handbook },
  args: {
    label: 'Departure',
    className: 'max-w-form',
    children: (control) => <input {...control} type="text" className={controlRecipe()} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Departure' });
    await step('a valid control has no description', async () => {
      await expect(input).not.toHaveAttribute('aria-describedby');
      await expect(input).not.toHaveAttribute('aria-invalid');
      await expect(canvasElement.querySelector('[data-invalid]')).toBeNull();
    });
  },
};

export const WithHint: Story = {
  args: { hint: 'The day you leave home.', marker: 'optional' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Departure optional' }),
    ).toHaveAccessibleDescription('The day you leave home.');
  },
};

export const Invalid: Story = {
  args: { ...WithHint.args, error: 'Enter the day you leave.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(
      'The day you leave home. Enter the day you leave.',
    );
  },
};

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Departure' })).toBeVisible();
  },
};

export const CustomIds: Story = {
  args: { controlId: 'departure', describedBy: 'elsewhere', hint: 'The day you leave home.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute(
      'aria-describedby',
      'departure-hint elsewhere',
    );
  },
};

export const Group: Story = {
  render: (args) => (
    <FieldSet
      legend="Travel days"
      marker={args.marker}
      hint="Both in 2026."
      error={args.error}
      className="max-w-form"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...args} error={undefined} />
        <Field {...args} error={undefined} label="Arrival" />
      </div>
    </FieldSet>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Travel days' });
    await expect(group).toHaveAccessibleDescription('Both in 2026.');
    await expect(group).not.toHaveAttribute('data-invalid');
  },
};

export const InvalidGroup: Story = {
  ...Group,
  args: { error: 'Arrive after you leave.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Travel days' });
    await expect(group).toHaveAccessibleDescription('Both in 2026. Arrive after you leave.');
    await expect(group).toHaveAttribute('data-invalid');
  },
};

export const LongWords: Story = {
  args: {
    label: 'Umunyamabanganshingwabikorwawumurengewakimironko',
    hint: 'Umunyamabanganshingwabikorwawumurengewakimironkomumujyiwakigali',
    error: 'Umunyamabanganshingwabikorwawumurengewakimironkomumujyiwakigali',
  },
};

function Sized({
  size,
  disabled,
  ...props
}: FieldProps & { size?: ControlSize; disabled?: boolean }) {
  return (
    <Field {...props}>
      {(control) => (
        <input {...control} type="text" disabled={disabled} className={controlRecipe({ size })} />
      )}
    </Field>
  );
}

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Sized, {
    cell: 'form',
    rows: { size: controlSizes },
    acts: 'input',
    conditions: {
      'with hint': { hint: 'The day you leave.', marker: 'optional' },
      'hidden label': { labelHidden: true },
      invalid: { error: 'Enter the day you leave.' },
      disabled: { disabled: true },
      'long words': { label: LONG_WORD, error: LONG_WORD },
    },
  }),
};

export const ClickOnLabel: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Departure'));
    await expect(canvas.getByRole('textbox', { name: 'Departure' })).toHaveFocus();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
