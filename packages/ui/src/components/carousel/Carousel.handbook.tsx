import { expect, fireEvent, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { ignoresEnterRepeat, tabsThrough } from '../../testing/keyboard-plays';
import { Carousel, type CarouselLabels } from './Carousel';

/** The words of a carousel of stories. */
export const labels: CarouselLabels = {
  region: 'Success stories',
  regionRole: 'carousel',
  slideRole: 'slide',
  slide: (position, total) => `${position} of ${total}`,
  stop: 'Stop rotation',
  start: 'Start rotation',
  previous: 'Previous story',
  next: 'Next story',
};

const slide = (id: string, words: string) => ({
  id,
  content: <p className="h-full rounded-lg bg-primary-wash p-6 font-display text-title">{words}</p>,
});

/** On the page of the handbook nothing goes on by itself. */
const NEVER_MS = 3_600_000;

const placeOf = ({ canvasElement }: KeyContext) =>
  canvasElement.querySelector('[data-current]')?.getAttribute('aria-label');

/** How Carousel is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a few parts of equal weight of which seeing one is enough, such as quotes.',
    'Where nobody misses anything who sees only the first.',
  ],
  whenNotToUse: [
    'For what everybody should see: let it stand down the page, in Cards.',
    'For steps in an order: take Stepper.',
    'For parts that are chosen by name: take Tabs.',
  ],
  dos: [
    {
      show: () => (
        <Carousel
          intervalMs={NEVER_MS}
          labels={labels}
          slides={[
            slide('one', 'By the time we met we were no strangers.'),
            slide('two', 'Once round the lake was too short.'),
          ]}
        />
      ),
      why: 'Two quotes of the same kind and length; either one is enough.',
    },
  ],
  donts: [
    {
      show: () => (
        <Carousel
          intervalMs={NEVER_MS}
          labels={{ ...labels, region: 'Notices' }}
          slides={[
            slide('one', 'Welcome!'),
            slide('two', 'Your account will be deleted on Monday unless you sign in.'),
          ]}
        />
      ),
      why: 'What matters most is on the second slide, where few will see it.',
    },
  ],
  anatomy: [
    'The slides, one at a time',
    'The button that stops and starts the rotation (not under reduced motion)',
    'The button to the slide before',
    'The place: 2 of 3',
    'The button to the slide after',
  ],
  content: [
    'The name says what it shows: Success stories.',
    'The buttons name what they turn: Next story.',
    'Slides are of about the same length.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the rotation button, previous, next and the slides; while the focus is within, it stands still.',
      verify: async (context) => {
        await tabsThrough(
          ['button', 'Stop rotation'],
          ['button', 'Previous story'],
          ['button', 'Next story'],
          ['group', 'Success stories'],
        )(context);
        await expect(
          context.canvas.getByRole('region', { name: 'Success stories' }),
        ).toHaveAttribute('data-state', 'still');
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On the rotation button: stops the rotation, and starts it again.',
      verify: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Stop rotation' }).focus();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('button', { name: 'Start rotation' })).toHaveFocus();
        await userEvent.keyboard(' ');
        await expect(canvas.getByRole('region', { name: 'Success stories' })).toHaveAttribute(
          'data-state',
          'rotating',
        );
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On previous or next: turns by one slide, round at the ends, and stops the rotation.',
      verify: async (context) => {
        const { canvas, userEvent } = context;
        canvas.getByRole('button', { name: 'Next story' }).focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(placeOf(context)).toBe('2 of 3'));
        canvas.getByRole('button', { name: 'Previous story' }).focus();
        await userEvent.keyboard('  ');
        await waitFor(() => expect(placeOf(context)).toBe('3 of 3'));
        await expect(canvas.getByRole('button', { name: 'Start rotation' })).toBeVisible();
      },
    },
    {
      keys: 'Enter, held down',
      does: 'Does not turn again and again.',
      verify: ignoresEnterRepeat('button', 'Next story'),
    },
    {
      keys: 'Arrow left or Arrow right',
      does: 'On the slides: moves them, as the browser scrolls, and stops the rotation.',
      // The browser itself scrolls by these keys, when nobody refuses them; keys of a script do not scroll.
      verify: async ({ canvas }) => {
        const slides = canvas.getByRole('group', { name: 'Success stories' });
        slides.focus();
        await expect(slides.scrollWidth).toBeGreaterThan(slides.clientWidth);
        await expect(await fireEvent.keyDown(slides, { key: 'ArrowRight' })).toBe(true);
        await expect(await fireEvent.keyDown(slides, { key: 'ArrowLeft' })).toBe(true);
        await expect(canvas.getByRole('button', { name: 'Start rotation' })).toBeVisible();
      },
    },
  ],
  screenReader:
    '“Success stories, carousel”, then the buttons; each slide as “1 of 3, slide”. A turn by hand is told politely, “2 of 3”; while it rotates by itself, nothing is.',
  related: ['Tabs', 'Media frame', 'Card', 'Stepper'],
};
