import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { TextArea } from './TextArea';
import { handbook } from './TextArea.handbook';

const counter = {
  limit: 20,
  format: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
};

const meta = {
  title: 'Forms/Text area',
  id: 'components-forms-text-area',
  component: TextArea,
  parameters: { handbook },
  args: { label: 'Your experience', fieldClassName: 'max-w-form', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The status is there before its first announcement. */
export const Counted: Story = {
  args: { counter, hint: 'Two or three sentences.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const description = 'Two or three sentences. 20 characters left';
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(description);
  },
};

export const Invalid: Story = {
  args: { error: 'Tell us in a few words.', marker: 'required' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Muraho' } };

export const LongWords: Story = { args: { defaultValue: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(TextArea, {
    cell: 'form',
    acts: 'textarea',
    conditions: {
      filled: { defaultValue: 'Muraho neza' },
      'with hint': { hint: 'A sentence or two.', marker: 'optional' },
      counted: { ...Counted.args },
      invalid: { ...Invalid.args },
      disabled: { ...Disabled.args },
      'long words': { ...LongWords.args },
    },
  }),
};

export const Grows: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Your experience' });
    const before = box.offsetHeight;
    await userEvent.type(box, 'Muraho{Enter}'.repeat(9));
    await expect(box.offsetHeight).toBeGreaterThan(before);
  },
};

export const AnnouncesCount: Story = {
  ...Counted,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const status = canvas.getByRole('status');
    await step('the count updates immediately', async () => {
      await userEvent.type(box, 'Muraho');
      await expect(canvas.getByText('14 characters left')).toBeVisible();
      await expect(status).toBeEmptyDOMElement();
    });
    await step('and is announced after a pause', async () => {
      await waitFor(() => expect(status).toHaveTextContent('14 characters left'));
    });
    await step('typing over the limit is allowed, and counted', async () => {
      await userEvent.type(box, ', twahuriye i Kigali');
      await expect(box).toHaveValue('Muraho, twahuriye i Kigali');
      await expect(box).toHaveAccessibleDescription(/6 characters too many$/);
    });
  },
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { counter, value: 'Muraho' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('14 characters left');
  },
};
