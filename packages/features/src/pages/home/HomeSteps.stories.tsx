// Proves HOME-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

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
