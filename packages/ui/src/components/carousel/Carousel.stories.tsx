// Proves HOME-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Carousel } from './Carousel';
import { handbook, labels } from './Carousel.handbook';

const story = (id: string, names: string, words: string) => ({
  id,
  content: (
    <figure className="flex h-full flex-col justify-between gap-6 rounded-lg bg-primary-wash p-6 sm:p-10">
      <blockquote className="font-display text-title">{words}</blockquote>
      <figcaption className="text-ink-soft">{names}</figcaption>
    </figure>
  ),
});

const withMotionQuery = (answer: 'all' | 'not all') => () => {
  const real = window.matchMedia;
  window.matchMedia = (query) => real(query.includes('prefers-reduced-motion') ? answer : query);
  return () => {
    window.matchMedia = real;
  };
};
const withMotion = withMotionQuery('not all');
const withReducedMotion = withMotionQuery('all');

const meta = {
  title: 'Media/Carousel',
  id: 'components-media-carousel',
  component: Carousel,
  parameters: { handbook },
  args: {
    className: 'max-w-192',
    slides: [
      story('one', 'Aline and Eric, Kigali', 'By the time we met we weren’t strangers any more.'),
      story('two', 'Diane and Patrick, Huye', 'He asked what I was reading. No one had before.'),
      story('three', 'Grace and Jean, Musanze', 'We walked round the lake twice.'),
    ],
    labels,
  },
  argTypes: { intervalMs: { control: false } },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const currentLabel = (root: HTMLElement) =>
  root.querySelector('[data-current]')?.getAttribute('aria-label');

/** Resolves after this long on the browser's animation clock, which stories don't freeze. */
const elapsed = (milliseconds: number) => document.body.animate(null, milliseconds).finished;

export const Default: Story = {
  play: async ({ canvas }) => {
    const described = (name: string, role: 'region' | 'group', description: string) =>
      expect(canvas.getByRole(role, { name })).toHaveAttribute('aria-roledescription', description);
    await described('Success stories', 'region', 'carousel');
    for (const name of ['1 of 3', '2 of 3', '3 of 3']) await described(name, 'group', 'slide');
  },
};

export const NotRotating: Story = { beforeEach: withMotion, args: { intervalMs: 3_600_000 } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Carousel, {
    cell: 'half',
    acts: 'button',
    props: { intervalMs: 3_600_000 },
    conditions: {
      'long words': {
        slides: [story('long', LONG_WORD, LONG_WORD), story('next', 'Eric', 'Once more.')],
      },
    },
  }),
};

/** With reduced motion nothing rotates. */
export const TurnedByHand: Story = {
  tags: ['behaviour'],
  args: { intervalMs: 50 },
  beforeEach: withReducedMotion,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('nothing rotates, and there’s no rotation button', async () => {
      await elapsed(300);
      await expect(currentLabel(canvasElement)).toBe('1 of 3');
      await expect(canvas.queryByRole('button', { name: /rotation/ })).toBeNull();
    });
    await step('a click moves by one slide, keeps focus and is announced politely', async () => {
      const previous = canvas.getByRole('button', { name: 'Previous story' });
      await userEvent.click(previous);
      await waitFor(() => expect(currentLabel(canvasElement)).toBe('3 of 3'));
      await expect(previous).toHaveFocus();
      const place = canvasElement.querySelector('[aria-live="polite"]');
      await expect(place).toHaveTextContent('3 of 3');
    });
    await step('a swipe changes the slide', async () => {
      const track = canvas.getByRole('group', { name: 'Success stories' });
      await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(track.clientWidth));
      await elapsed(50);
      track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
      await waitFor(() => expect(currentLabel(canvasElement)).toBe('2 of 3'));
    });
  },
};

export const RightToLeft: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  args: { intervalMs: 3_600_000 },
  beforeEach: withReducedMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const track = canvas.getByRole('group', { name: 'Success stories' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next story' }));
    await waitFor(() => expect(track.scrollLeft).toBe(-track.clientWidth));
    await expect(currentLabel(canvasElement)).toBe('2 of 3');
    await elapsed(50);
    track.scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(currentLabel(canvasElement)).toBe('1 of 3'));
  },
};

export const Rotating: Story = {
  tags: ['behaviour'],
  args: { intervalMs: 120 },
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Success stories' });
    const live = canvasElement.querySelector('[aria-live]');
    const expectStill = async () => {
      const held = currentLabel(canvasElement);
      // Time for one or two changes: three would show the same slide again.
      await elapsed(200);
      await expect(currentLabel(canvasElement)).toBe(held);
    };
    await step('it rotates by itself, wraps and isn’t announced', async () => {
      await expect(live).toHaveAttribute('aria-live', 'off');
      await waitFor(() => expect(currentLabel(canvasElement)).toBe('3 of 3'));
      await waitFor(() => expect(currentLabel(canvasElement)).toBe('1 of 3'));
    });
    await step('hovering pauses it, and leaving resumes it', async () => {
      await userEvent.hover(region);
      await expect(region).toHaveAttribute('data-state', 'still');
      await expectStill();
      await userEvent.unhover(region);
      await expect(region).toHaveAttribute('data-state', 'rotating');
    });
    await step('a hidden tab pauses it', async () => {
      const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
      await expectStill();
      hidden.mockRestore();
    });
    await step('focus turns the announcements on', async () => {
      await userEvent.tab();
      await expect(live).toHaveAttribute('aria-live', 'polite');
    });
    await step('once stopped, it stays so after focus leaves', async () => {
      await userEvent.keyboard('{Enter}');
      for (const _stop of ['previous', 'next', 'slides', 'page']) await userEvent.tab();
      await expectStill();
    });
  },
};

export const Keyboard: Story = { ...NotRotating, tags: ['behaviour'], ...keyboardStory(handbook) };
