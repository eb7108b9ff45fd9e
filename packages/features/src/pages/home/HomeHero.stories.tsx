import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { homeCopy } from '#words/pages/home/copy';
import { underHeader } from '../../testing/in-box';
import { withRouter } from '../../testing/with-router';
import { HomeHero } from './HomeHero';

const meta = {
  title: 'Home/Hero',
  id: 'pages-home-hero',
  component: HomeHero,
  args: { mayLoadVideo: false, onWatch: fn() },
  decorators: [underHeader, withRouter('/')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The height of the first screen in CSS pixels; no phone has less than 640. */
const firstScreen = () => Math.max(window.innerHeight, 640);

export const PosterOnly: Story = {
  play: async ({ canvas }) => {
    // The promise and the primary action are in view.
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Find Something Real' }),
    ).toBeVisible();
    const start = canvas.getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/register');
    await expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(firstScreen());
  },
};

export const WithVideo: Story = {
  args: { mayLoadVideo: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: homeCopy.hero.video.pause }, { timeout: 5000 });
    await expect(canvasElement.querySelector('video')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const ActionInViewOnPhones: Story = {
  ...PosterOnly,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
};
