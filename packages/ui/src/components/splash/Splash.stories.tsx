// Proves SHELL-6.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { Button } from '../button/Button';
import { Splash } from './Splash';
import { handbook } from './Splash.handbook';
import './splash.css';

const onPress = fn();

const splashOf = (root: HTMLElement) => {
  const splash = root.querySelector<HTMLElement>('[data-timing="splash"]');
  if (!splash) throw new Error('The story shows no splash.');
  return splash;
};

/** Holds the splash at a moment of its life, in milliseconds after the first paint. */
const holdAt = (splash: HTMLElement, milliseconds: number) => {
  for (const animation of splash.getAnimations()) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
};

const meta = {
  title: 'Feedback/Splash',
  id: 'components-feedback-splash',
  component: Splash,
  parameters: { handbook, layout: 'fullscreen' },
  render: (args) => (
    <>
      <main className="p-8">
        <Button onClick={onPress}>Beneath</Button>
      </main>
      <Splash {...args} />
    </>
  ),
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  play: async ({ canvasElement, step }) => {
    const splash = splashOf(canvasElement);
    holdAt(splash, 600);
    await expect(splash).toBeVisible();
    await step('it is no one’s business but the eye’s', async () => {
      await expect(splash).toHaveAttribute('aria-hidden', 'true');
      await expect(splash.querySelector('a, button, input, [tabindex]')).toBeNull();
      await expect(splash.querySelector('svg[width="96"][height="96"]')).not.toBeNull();
    });
  },
};

/** The page beneath can be used from the start, and the splash goes after 800 ms, by style alone. */
export const GoesByItself: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const splash = splashOf(canvasElement);
    await step('the page beneath can be used meanwhile', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Beneath' }));
      await expect(onPress).toHaveBeenCalledTimes(1);
      await expect(getComputedStyle(splash).pointerEvents).toBe('none');
    });
    await step('it takes 800 ms, by style alone', async () => {
      await expect(getComputedStyle(splash).animationDuration).toBe('0.8s');
    });
    await step('and is gone', async () => {
      await waitFor(() => expect(getComputedStyle(splash).visibility).toBe('hidden'), {
        timeout: 2000,
      });
    });
  },
};

/** At 799 ms it is there, at 800 ms it is not. */
export const Timing: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, step }) => {
    const splash = splashOf(canvasElement);
    await step('at 799 ms it is there', async () => {
      holdAt(splash, 799);
      await expect(getComputedStyle(splash).visibility).toBe('visible');
    });
    await step('at 800 ms it is not', async () => {
      holdAt(splash, 800);
      await expect(getComputedStyle(splash).visibility).toBe('hidden');
    });
  },
};

/** Each key does what the keyboard table of the documentation page says. */
export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
