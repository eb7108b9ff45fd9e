import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { lazyCopy as copy } from '#words/parts/lazy/copy';
import { LoadStatus } from './LoadStatus';

const meta = {
  title: 'Load status',
  id: 'parts-load-status',
  component: LoadStatus,
  args: { state: 'quiet', onRetry: fn(), onLeave: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <p className="page-width py-8">The page behind the message.</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LoadStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(copy.loading)).toBeVisible());
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.unavailable);
  },
};

export const NeedsReload: Story = {
  args: { state: 'reload' },
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.reloadNeeded);
    await userEvent.click(canvas.getByRole('button', { name: copy.reload }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const RetriedOrLeft: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: copy.leave }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};
