import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RadarScreen } from './RadarScreen';

const meta = {
  title: 'Radar/Screen',
  id: 'pages-radar-screen',
  component: RadarScreen,
  args: { sightings: [], radius: 50, active: false },
} satisfies Meta<typeof RadarScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Five: Story = {
  args: { sightings: [731, 12, 404, 999, 58], active: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 people on the radar' })).toBeVisible();
  },
};

export const WidestRadius: Story = { args: { ...Five.args, radius: 200 } };
