// Proves SHELL-6.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/Button';
import { Splash } from './Splash';
import { handbook } from './Splash.handbook';
import './splash.css';

const onClick = fn();

const splashOf = (root: HTMLElement) => root.querySelector('[data-timing="splash"]') as HTMLElement;

const pauseAt = (splash: HTMLElement, milliseconds: number) => {
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
        <Button onClick={onClick}>Beneath</Button>
      </main>
      <Splash {...args} />
    </>
  ),
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  play: async ({ canvasElement }) => {
    const splash = splashOf(canvasElement);
    pauseAt(splash, 600);
    await expect(splash).toBeVisible();
    await expect(splash).toHaveAttribute('aria-hidden', 'true');
    await expect(splash.querySelector('a, button, input, [tabindex]')).toBeNull();
    await expect(splash.querySelector('svg[width="96"][height="96"]')).not.toBeNull();
  },
};

export const GoesByItself: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const splash = splashOf(canvasElement);
    await step('the page behind is usable in the meantime', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Beneath' }));
      await expect(onClick).toHaveBeenCalledTimes(1);
      await expect(getComputedStyle(splash).pointerEvents).toBe('none');
    });
    await step('it disappears after 800 ms', async () => {
      // By itself; on a busy machine it may have ended by now.
      await expect(splash.getAnimations()[0]?.playState).toMatch(/running|finished/);
      pauseAt(splash, 799);
      await expect(getComputedStyle(splash).visibility).toBe('visible');
      pauseAt(splash, 800);
      await expect(getComputedStyle(splash).visibility).toBe('hidden');
    });
  },
};
