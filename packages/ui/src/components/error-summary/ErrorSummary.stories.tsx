import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import { RadioGroup } from '../radio-group/RadioGroup';
import { TextField } from '../text-field/TextField';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary';
import { handbook } from './ErrorSummary.handbook';

function FormWithErrors(props: ErrorSummaryProps) {
  const [attempts, setAttempts] = useState(0);
  return (
    <form
      noValidate
      aria-label="Register"
      className="grid max-w-form gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
      }}
    >
      {attempts > 0 ? <ErrorSummary {...props} focusKey={attempts} /> : null}
      <TextField
        id="first-name"
        label="First name"
        error={attempts > 0 ? 'Enter your first name.' : undefined}
      />
      <RadioGroup
        id="gender"
        legend="Gender"
        variant="pills"
        options={['Female', 'Male'].map((label) => ({ value: label, label }))}
        error={attempts > 0 ? 'Choose one.' : undefined}
      />
      <Button type="submit">Next</Button>
    </form>
  );
}
// Shown in the code that visitors of Storybook copy.
FormWithErrors.displayName = 'ErrorSummary';

const meta = {
  title: 'Forms/Error summary',
  id: 'components-forms-error-summary',
  component: ErrorSummary,
  parameters: { handbook },
  args: {
    heading: 'Please fill out all required fields to continue.',
    errors: [
      { fieldId: 'first-name', message: 'Enter your first name.' },
      { fieldId: 'gender', message: 'Choose one.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes focus when it appears. */
export const Default: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  render: (args) => <FormWithErrors {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Please fill out all/);
    await expect(canvasElement.querySelector('[data-slot="error-summary"]')).toHaveFocus();
  },
};

export const HeadingOnly: Story = {
  args: { heading: 'Please enter both email and password.', errors: [], headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { heading: LONG_WORD, errors: [{ fieldId: 'long', message: LONG_WORD }] },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(ErrorSummary, {
    cell: 'form',
    acts: 'a',
    conditions: { 'heading only': { errors: [] }, 'long words': { ...LongWords.args } },
  }),
};

export const LinksToFields: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await step('a link moves to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Enter your first name.' }));
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await expect(location.hash).not.toBe('#first-name');
    });
    await step('a link to a group moves to its first control', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Choose one.' }));
      await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    });
    await step('every new attempt focuses the summary', async () => {
      await userEvent.click(next);
      await expect(canvasElement.querySelector('[data-slot="error-summary"]')).toHaveFocus();
    });
  },
};
