// Proves HOME-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { preferring } from '../../testing/device';
import { Stories } from './Stories';

const meta = { title: 'Home/Stories', component: Stories, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Stories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Success stories' });
    await step('three slides say which of how many they are', async () => {
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
      for (const name of ['1 of 3', '2 of 3', '3 of 3']) {
        const slide = within(canvas.getByRole('group', { name }));
        const stars = slide.getByRole('img', { name: '5 out of 5 stars' });
        await expect(stars.querySelectorAll('svg')).toHaveLength(5);
        await expect(slide.getByText(/, Rwanda$/)).toBeInTheDocument();
      }
    });
    await step('the buttons turn to the next and the one before', async () => {
      const current = () => canvasElement.querySelector('[data-current]')?.getAttribute('aria-label');
      const next = canvas.getByRole('button', { name: 'Next story' });
      await userEvent.click(next);
      await waitFor(() => expect(current()).toBe('2 of 3'));
      await expect(next).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous story' }));
      await waitFor(() => expect(current()).toBe('1 of 3'));
    });
  },
};

export const Rotating: Story = {
  beforeEach: () => preferring({ reducedMotion: false }),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Success stories' });
    await expect(region).toHaveAttribute('data-state', 'rotating');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the rotation' }));
    await expect(region).toHaveAttribute('data-state', 'still');
    await expect(canvas.getByRole('button', { name: 'Start the rotation' })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };

export const Narrow320: Story = { globals: { viewport: { value: 'phone320' } } };
