// Proves HOME-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

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
    await expect(canvas.getByRole('region', { name: 'Success stories' })).toBeVisible();
    for (const name of ['1 of 3', '2 of 3', '3 of 3']) {
      const slide = within(canvas.getByRole('group', { name }));
      const stars = slide.getByRole('img', { name: '5 out of 5 stars' });
      await expect(stars.querySelectorAll('svg')).toHaveLength(5);
      await expect(slide.getByText(/, Rwanda$/)).toBeInTheDocument();
    }
  },
};
