import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { underHeader } from '../../testing/under-header';
import { withRouter } from '../../testing/with-router';
import { HomeHero } from './HomeHero';

const meta = {
  title: 'Home/Hero',
  component: HomeHero,
  args: { mayLoadFilm: false, onWatch: fn() },
  decorators: [underHeader, withRouter('/')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PosterOnly: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the promise and the one primary action are in view', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Find Something Real' })).toBeVisible();
      const start = canvas.getByRole('link', { name: 'Get Started' });
      await expect(start).toHaveAttribute('href', '/register');
      await expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await step('the film can be asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Watch Our Story' }));
      await expect(args.onWatch).toHaveBeenCalledTimes(1);
    });
  },
};

export const WithFilm: Story = {
  args: { mayLoadFilm: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Pause the film' }, { timeout: 5000 });
    await expect(canvasElement.querySelector('video')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone360: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('link', { name: 'Get Started' });
    await expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'phone320' } } };
