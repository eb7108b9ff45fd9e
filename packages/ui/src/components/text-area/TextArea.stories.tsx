import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
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

export const Counted: Story = {
  args: { counter, hint: 'Two or three sentences.' },
  play: async ({ canvas, step }) => {
    await step('the status is there before its first announcement', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        'Two or three sentences. 20 characters left',
      );
    });
  },
};

export const Invalid: Story = {
  args: { error: 'Tell us in a few words.', marker: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Tell us in a few words.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Muraho' } };

export const InvalidCounted: Story = {
  args: { ...Invalid.args, counter, defaultValue: 'Twahuriye i Kigali mu kwezi kwa mbere.' },
};

export const LongWords: Story = {
  args: { defaultValue: 'Umunyamabanganshingwabikorwawumurengewakimironkomumujyiwakigali' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

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
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Your experience' });
    await step('it accepts several lines and grows with them', async () => {
      const before = box.getBoundingClientRect().height;
      await userEvent.type(
        box,
        Array.from({ length: 9 }, (_, line) => `Line ${line}`).join('{Enter}'),
      );
      await expect(box).toHaveValue(
        Array.from({ length: 9 }, (_, line) => `Line ${line}`).join('\n'),
      );
      await expect(box.getBoundingClientRect().height).toBeGreaterThan(before);
    });
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
      await waitFor(() => expect(status).toHaveTextContent('14 characters left'), {
        timeout: 3000,
      });
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

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
