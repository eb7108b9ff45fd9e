// Proves HOME-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

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

/** The stories run with reduced motion; where rotation itself is told, the preference is taken away. */
const withMotion = () => {
  const real = window.matchMedia;
  window.matchMedia = (query) => real(query.includes('prefers-reduced-motion') ? 'not all' : query);
  return () => {
    window.matchMedia = real;
  };
};

const meta = {
  title: 'Media/Carousel',
  id: 'components-media-carousel',
  component: Carousel,
  parameters: { handbook },
  args: {
    className: 'max-w-192',
    slides: [
      story(
        'one',
        'Aline and Eric, Kigali',
        'We wrote for three weeks, and by the time we met we were no strangers.',
      ),
      story('two', 'Diane and Patrick, Huye', 'He asked what I read. Nobody had asked before.'),
      story(
        'three',
        'Grace and Jean, Musanze',
        'We walked round the lake twice. Once was too short.',
      ),
    ],
    labels,
  },
  argTypes: { intervalMs: { control: false } },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const currentOf = (root: HTMLElement) =>
  root.querySelector('[data-current]')?.getAttribute('aria-label');

/** Resolves when the browser's animation clock, which no story freezes, has gone on so far. */
const outlived = (milliseconds: number) => document.body.animate(null, milliseconds).finished;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('region', { name: 'Success stories' });
    await step('the whole and its parts say what they are', async () => {
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
      for (const name of ['1 of 3', '2 of 3', '3 of 3']) {
        await expect(canvas.getByRole('group', { name })).toHaveAttribute(
          'aria-roledescription',
          'slide',
        );
      }
    });
  },
};

export const Standing: Story = { beforeEach: withMotion, args: { intervalMs: 3_600_000 } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Carousel, {
    cell: 'half',
    acts: 'button',
    props: { intervalMs: 3_600_000 },
    conditions: {
      'long words': {
        slides: [
          story('long', LONG_WORD, LONG_WORD),
          story('next', 'Aline and Eric', 'Once more.'),
        ],
      },
    },
  }),
};

/** Under reduced motion nothing rotates, and every slide can be reached by the buttons and by a swipe. */
export const TurnedByHand: Story = {
  tags: ['behaviour'],
  args: { intervalMs: 50 },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('nothing rotates, and no button offers it', async () => {
      await outlived(300);
      await expect(currentOf(canvasElement)).toBe('1 of 3');
      await expect(canvas.queryByRole('button', { name: /rotation/ })).toBeNull();
    });
    await step('next and previous go round and keep focus', async () => {
      const next = canvas.getByRole('button', { name: 'Next story' });
      await userEvent.click(next);
      await waitFor(() => expect(currentOf(canvasElement)).toBe('2 of 3'));
      await expect(next).toHaveFocus();
      await userEvent.keyboard('{Enter}{Enter}');
      await waitFor(() => expect(currentOf(canvasElement)).toBe('1 of 3'));
      const previous = canvas.getByRole('button', { name: 'Previous story' });
      await userEvent.click(previous);
      await waitFor(() => expect(currentOf(canvasElement)).toBe('3 of 3'));
      await expect(previous).toHaveFocus();
    });
    await step('the place is told politely', async () => {
      const place = canvasElement.querySelector('[aria-live]');
      await expect(place).toHaveAttribute('aria-live', 'polite');
      await expect(place).toHaveTextContent('3 of 3');
    });
    await step('a swipe is followed', async () => {
      const track = canvas.getByRole('group', { name: 'Success stories' });
      await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(track.clientWidth));
      await outlived(50);
      track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
      await waitFor(() => expect(currentOf(canvasElement)).toBe('2 of 3'));
    });
  },
};

/** It rotates by itself, holds for the pointer and the focus, and stops for its button or a turn by hand. */
export const Rotating: Story = {
  tags: ['behaviour'],
  args: { intervalMs: 120 },
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Success stories' });
    const live = canvasElement.querySelector('[aria-live]');
    await step('it goes on by itself, silently, and round', async () => {
      await expect(live).toHaveAttribute('aria-live', 'off');
      await waitFor(() => expect(currentOf(canvasElement)).toBe('3 of 3'));
      await waitFor(() => expect(currentOf(canvasElement)).toBe('1 of 3'));
    });
    await step('the pointer holds it, and lets it go on', async () => {
      await userEvent.hover(region);
      await expect(region).toHaveAttribute('data-state', 'still');
      const held = currentOf(canvasElement);
      await outlived(400);
      await expect(currentOf(canvasElement)).toBe(held);
      await userEvent.unhover(region);
      await expect(region).toHaveAttribute('data-state', 'rotating');
    });
    await step('the rotation button is the first tab stop, and focus holds it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Stop rotation' })).toHaveFocus();
      await expect(region).toHaveAttribute('data-state', 'still');
      await expect(live).toHaveAttribute('aria-live', 'polite');
    });
    await step('stopping by key switches the label', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Start rotation' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      const held = currentOf(canvasElement);
      await outlived(400);
      await expect(currentOf(canvasElement)).toBe(held);
    });
    await step('starting on purpose rotates although it has focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start rotation' }));
      await expect(region).toHaveAttribute('data-state', 'rotating');
      const before = currentOf(canvasElement);
      await waitFor(() => expect(currentOf(canvasElement)).not.toBe(before));
    });
    await step('turning by hand stops it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next story' }));
      await expect(canvas.getByRole('button', { name: 'Start rotation' })).toBeVisible();
      await expect(region).toHaveAttribute('data-state', 'still');
    });
  },
};

/** In a hidden tab it does not rotate. */
export const HiddenTab: Story = {
  tags: ['behaviour'],
  args: { intervalMs: 60 },
  beforeEach: () => {
    const restoreMotion = withMotion();
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    return () => {
      restoreMotion();
      Reflect.deleteProperty(document, 'hidden');
    };
  },
  play: async ({ canvasElement }) => {
    await outlived(400);
    await expect(currentOf(canvasElement)).toBe('1 of 3');
  },
};

/** Each key does what the keyboard table of the documentation page says. */
export const Keyboard: Story = { ...Standing, tags: ['behaviour'], ...keyboardStory(handbook) };
