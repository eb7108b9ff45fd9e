import { expect, fireEvent, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { ignoresEnterRepeat, tabsThrough } from '../../testing/keyboard-plays';
import { Carousel } from './Carousel';
import type { CarouselLabels } from './copy';

export const labels: Partial<CarouselLabels> = {
  region: 'Success stories',
  stop: 'Stop rotation',
  start: 'Start rotation',
  previous: 'Previous story',
  next: 'Next story',
};

const slide = (id: string, text: string) => ({
  id,
  content: <p className="h-full rounded-lg bg-primary-wash p-6 font-display text-title">{text}</p>,
});

/** Long enough that nothing rotates on the handbook page. */
const NEVER_MS = 3_600_000;

const currentLabel = ({ canvasElement }: KeyContext) =>
  canvasElement.querySelector('[data-current]')?.getAttribute('aria-label');

export const handbook: Handbook = {
  whenToUse: [
    'For a few items of equal weight, when seeing one is enough, such as quotes.',
    'When no one misses anything by seeing only the first.',
  ],
  whenNotToUse: [
    'For content everyone should see, show it down the page in Cards.',
    'For steps in order, use Stepper.',
    'For panels people pick by name, use Tabs.',
  ],
  dos: [
    {
      show: () => (
        <Carousel
          intervalMs={NEVER_MS}
          labels={labels}
          slides={[
            slide('one', 'By the time we met, we weren’t strangers any more.'),
            slide('two', 'One walk round the lake wasn’t enough.'),
          ]}
        />
      ),
      why: 'Two quotes of the same kind and length. Seeing either one is enough.',
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
      why: 'The most important message is on the second slide, where few people will see it.',
    },
  ],
  anatomy: [
    'Slides, one at a time',
    'Button that stops and starts the rotation (not with reduced motion)',
    'Previous button',
    'Position: 2 of 3',
    'Next button',
  ],
  content: [
    'Name the carousel after its content: Success stories.',
    'Say what the buttons move to: Next story.',
    'Keep the slides about the same length.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves to the rotation button, previous, next and the slides. The rotation pauses while focus is inside.',
      verify: async (context) => {
        await tabsThrough(
          ['button', 'Stop rotation'],
          ['button', 'Previous story'],
          ['button', 'Next story'],
          ['group', 'Success stories'],
        )(context);
        const region = context.canvas.getByRole('region', { name: 'Success stories' });
        await expect(region).toHaveAttribute('data-state', 'still');
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On the rotation button: stops and restarts the rotation.',
      verify: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Stop rotation' }).focus();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('button', { name: 'Start rotation' })).toHaveFocus();
        await userEvent.keyboard(' ');
        const region = canvas.getByRole('region', { name: 'Success stories' });
        await expect(region).toHaveAttribute('data-state', 'rotating');
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On previous or next: moves by one slide, wrapping at the ends, and stops the rotation.',
      verify: async (context) => {
        const { canvas, userEvent } = context;
        canvas.getByRole('button', { name: 'Next story' }).focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(currentLabel(context)).toBe('2 of 3'));
        canvas.getByRole('button', { name: 'Previous story' }).focus();
        await userEvent.keyboard('  ');
        await waitFor(() => expect(currentLabel(context)).toBe('3 of 3'));
        await expect(canvas.getByRole('button', { name: 'Start rotation' })).toBeVisible();
      },
    },
    {
      keys: 'Enter, held down',
      does: 'Moves by only one slide.',
      verify: ignoresEnterRepeat('button', 'Next story'),
    },
    {
      keys: 'Arrow left or Arrow right',
      does: 'On the slides: scrolls them, as in any scrollable area, and stops the rotation.',
      // The browser itself scrolls on these keys unless a handler prevents it; synthetic key events don't scroll.
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
    '“Success stories, carousel”, then the buttons, and each slide as “1 of 3, slide”. A slide chosen by hand is announced politely, “2 of 3”. Automatic rotation isn’t announced.',
  related: ['Tabs', 'Media frame', 'Card', 'Stepper'],
};
