import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
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

export const Click: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const three = canvas.getByRole('radio', { name: '3 of 5 stars' });
    await userEvent.click(three);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(three).toBeChecked();
  },
};
