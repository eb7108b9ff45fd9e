import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Field, type FieldProps, FieldSet } from './Field';
import { handbook } from './Field.handbook';
import { controlRecipe, type ControlSize, controlSizes } from './Field.variants';

const meta = {
  title: 'Forms/Field',
  id: 'components-forms-field',
  component: Field,
  parameters: {
    handbook,
    docs: {
      source: {
        type: 'code',
        // Storybook leaves out a function among the children.
        code: `<Field label="Departure" hint="The day you leave home.">
  {(control) => <input {...control} type="text" />}
</Field>`,
      },
    },
  },
  args: {
    label: 'Departure',
    className: 'max-w-form',
    children: (control) => <input {...control} type="text" className={controlRecipe()} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Departure' });
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const WithHint: Story = {
  args: { hint: 'The day you leave home.', marker: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Departure optional' })).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { ...WithHint.args, error: 'Enter the day you leave.' },
};

export const CustomIds: Story = {
  tags: ['behaviour'],
  args: { controlId: 'departure', describedBy: 'elsewhere', hint: 'The day you leave home.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-describedby', 'departure-hint elsewhere');
  },
};

export const Group: Story = {
  render: (args) => (
    <FieldSet legend="Travel days" hint="Both in 2026." error={args.error} className="max-w-form">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...args} error={undefined} />
        <Field {...args} error={undefined} label="Arrival" />
      </div>
    </FieldSet>
  ),
};

export const InvalidGroup: Story = { ...Group, args: { error: 'Arrive after you leave.' } };

export const LongWords: Story = {
  args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD },
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
      'long words': { ...LongWords.args },
    },
  }),
};
