import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/Button';
import { HydrationNotice, type HydrationNoticeProps } from './HydrationNotice';
import { handbook } from './HydrationNotice.handbook';

const meta = {
  title: 'Feedback/Hydration notice',
  id: 'components-feedback-hydration-notice',
  component: HydrationNotice,
  parameters: { handbook, layout: 'fullscreen' },
  args: {
    queued: 'Still loading. We’ll do that as soon as the page is ready.',
    again: 'The page is ready. Please try that again.',
    failed: 'Part of this page didn’t load. Check your connection and reload.',
  },
  render: (args: HydrationNoticeProps) => (
    <>
      <main className="grid min-h-60 justify-items-start p-8 pt-24">
        <Button data-hydrating="queued">Start</Button>
      </main>
      <HydrationNotice {...args} />
    </>
  ),
} satisfies Meta<typeof HydrationNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toBeEmptyDOMElement();
    await expect(notice).toHaveAttribute('id', 'hydration-notice');
    await expect(notice.getBoundingClientRect().height).toBe(0);
  },
};

const storyWith = (message: 'queued' | 'again' | 'failed'): Story => ({
  play: async ({ args, canvas }) => {
    const notice = canvas.getByRole('status');
    // As the page's first script does.
    notice.textContent = notice.dataset[message] ?? '';
    await expect(notice).toHaveTextContent(args[message]);
    await expect(getComputedStyle(notice).pointerEvents).toBe('none');
  },
});

export const Queued: Story = storyWith('queued');

export const Again: Story = storyWith('again');

export const Failed: Story = storyWith('failed');
