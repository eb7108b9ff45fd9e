// Proves HOME-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { withPreferences } from '../../testing/preferences';
import { Stories } from './Stories';

const meta = {
  title: 'Home/Stories',
  id: 'pages-home-stories',
  component: Stories,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Success stories' });
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    for (const name of ['1 of 3', '2 of 3', '3 of 3']) {
      const slide = within(canvas.getByRole('group', { name }));
      const stars = slide.getByRole('img', { name: '5 out of 5 stars' });
      await expect(stars.querySelectorAll('svg')).toHaveLength(5);
      await expect(slide.getByText(/, Rwanda$/)).toBeInTheDocument();
    }
  },
};

export const Rotating: Story = {
  beforeEach: () => withPreferences({ reducedMotion: false }),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Success stories' });
    await expect(region).toHaveAttribute('data-state', 'rotating');
  },
};

export const NextAndPrevious: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const current = () => canvasElement.querySelector('[data-current]')?.getAttribute('aria-label');
    const next = canvas.getByRole('button', { name: 'Next story' });
    await userEvent.click(next);
    await waitFor(() => expect(current()).toBe('2 of 3'));
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous story' }));
    await waitFor(() => expect(current()).toBe('1 of 3'));
  },
};

export const StopsRotating: Story = {
  ...Rotating,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Success stories' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the rotation' }));
    await expect(region).toHaveAttribute('data-state', 'still');
    await expect(canvas.getByRole('button', { name: 'Start the rotation' })).toHaveFocus();
  },
};
