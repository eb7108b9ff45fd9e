import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { StarRating } from './StarRating';
import { handbook } from './StarRating.handbook';

const meta = {
  title: 'Forms/Star rating',
  id: 'components-forms-star-rating',
  component: StarRating,
  parameters: { handbook },
  args: {
    legend: 'Your rating',
    starLabel: (stars: number) => `${stars} of 5 stars`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('five stars are selected at first', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
    });
  },
};

export const OneStar: Story = { args: { defaultValue: 1 } };

export const WithHint: Story = { args: { hint: 'How was your experience overall?' } };

export const WithError: Story = { args: { error: 'Please choose between one and five stars' } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(StarRating, {
    cell: 'form',
    acts: 'input',
    conditions: {
      selected: { defaultValue: 3 },
      'with hint': { ...WithHint.args },
      invalid: { ...WithError.args },
      disabled: { disabled: true, defaultValue: 3 },
      'long words': { legend: LONG_WORD },
    },
  }),
};

export const ClickAndArrows: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    await step('a click selects three', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '3 of 5 stars' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    });
    await step('the arrows change it by one', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
