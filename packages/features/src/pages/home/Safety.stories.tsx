import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Safety } from './Safety';

const meta = {
  title: 'Home/Safety',
  id: 'pages-home-safety',
  component: Safety,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Safety>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const points = canvas
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    await expect(points).toEqual(['Protection', 'Communication', 'Verification', 'Meeting']);
    await expect(
      canvas.getByRole('img', { name: 'Rolling hills under a low sun' }),
    ).toHaveAttribute('width');
  },
};
