import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { Button } from '../button/Button';
import { HydrationNotice, type HydrationNoticeProps } from './HydrationNotice';
import { handbook } from './HydrationNotice.handbook';

type Said = 'queued' | 'again' | 'failed';

const noticeOf = (root: HTMLElement) => {
  const notice = root.querySelector<HTMLElement>('#hydration-notice');
  if (!notice) throw new Error('The story shows no notice.');
  return notice;
};

/** Does what the first script of a page does. */
const say = (what: Said) => (root: HTMLElement) => {
  const notice = noticeOf(root);
  notice.textContent = notice.dataset[what] ?? '';
};

const meta = {
  title: 'Feedback/Hydration notice',
  id: 'components-feedback-waking-notice',
  component: HydrationNotice,
  parameters: { handbook, layout: 'fullscreen' },
  args: {
    queued: 'One moment: the page is waking up. Your press is kept.',
    again: 'The page is ready. Press again if you still want it.',
    failed: 'A part of this page did not arrive. Check the connection and reload.',
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
  play: async ({ canvasElement }) => {
    const notice = noticeOf(canvasElement);
    await expect(notice).toBeEmptyDOMElement();
    await expect(notice).toHaveRole('status');
    await expect(notice.getBoundingClientRect().height).toBe(0);
  },
};

const saying = (what: Said): Story => ({
  play: async ({ args, canvasElement, canvas }) => {
    say(what)(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(args[what]);
    await expect(getComputedStyle(noticeOf(canvasElement)).pointerEvents).toBe('none');
  },
});

export const Queued: Story = saying('queued');

export const Again: Story = saying('again');

export const Failed: Story = saying('failed');

/** Each key does what the keyboard table of the documentation page says. */
export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
