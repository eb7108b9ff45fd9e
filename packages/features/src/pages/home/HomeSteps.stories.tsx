// Proves HOME-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { withPreferences } from '../../testing/preferences';
import { HomeSteps } from './HomeSteps';

const meta = {
  title: 'Home/Steps',
  id: 'pages-home-steps',
  component: HomeSteps,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(steps.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'STEP 1',
      'STEP 2',
      'STEP 3',
    ]);
    for (const item of steps)
      await expect(within(item).getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const FadesIn: Story = {
  tags: ['behaviour'],
  beforeEach: () => withPreferences({ reducedMotion: false }),
  decorators: [
    (Story) => (
      <div className="pt-[120vh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const reveal = () => canvasElement.querySelector('[data-reveal]');
    await step('Hidden while out of view', async () => {
      await waitFor(() => expect(reveal()).toHaveAttribute('data-reveal', 'waiting'));
    });
    await step('Shown in view, and afterwards', async () => {
      canvas.getByRole('list').scrollIntoView({ behavior: 'instant' });
      await waitFor(() => expect(reveal()).toHaveAttribute('data-reveal', 'shown'));
      window.scrollTo({ top: 0, behavior: 'instant' });
      await expect(reveal()).toHaveAttribute('data-reveal', 'shown');
    });
  },
};
