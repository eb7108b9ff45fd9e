import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SearchFailure } from './SearchFailure';

const meta = {
  title: 'Search field/Failure',
  id: 'parts-search-field-failure',
  component: SearchFailure,
  args: { children: 'The documents could not be loaded for the search.', onRetry: fn() },
} satisfies Meta<typeof SearchFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The documents could not be loaded for the search.',
    );
  },
};

export const TriesAgain: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
