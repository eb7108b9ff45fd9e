import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { POPULAR } from '../../domain/coins';
import { PurchaseNews } from './PurchaseNews';

const meta = {
  title: 'Purchase/News',
  id: 'parts-purchase-news',
  component: PurchaseNews,
  args: { loading: false, missed: undefined, onRetry: fn(), onLeave: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PurchaseNews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Opening the coin store…')).toBeVisible());
  },
};

export const Missed: Story = {
  args: { missed: POPULAR },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The purchase window could not be loaded.');
  },
};

/** The same package can be asked for again, or be left. */
export const RetriedOrLeft: Story = {
  ...Missed,
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the same package is asked for again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenLastCalledWith(POPULAR);
    });
    await step('or it is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
      await expect(args.onLeave).toHaveBeenCalledTimes(1);
    });
  },
};
