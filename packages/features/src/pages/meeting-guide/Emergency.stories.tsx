import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Emergency } from './Emergency';

const meta = {
  title: 'Meeting guide/Emergency',
  id: 'pages-meeting-guide-emergency',
  component: Emergency,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Emergency>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    await expect(canvas.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      '112',
      '912',
      '113',
    ]);
    await expect(canvas.getAllByRole('term').map((each) => each.textContent)).toEqual([
      'All services',
      'Ambulance',
      'Traffic accidents',
    ]);
  },
};
