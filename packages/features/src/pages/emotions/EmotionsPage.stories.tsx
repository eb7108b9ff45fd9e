import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { EMOTION_ROOMS } from '../../parts/rooms/room-ids';
import { EmotionsPage } from './EmotionsPage';

const meta = {
  title: 'Emotions',
  id: 'pages-emotions',
  component: EmotionsPage,
  decorators: [withRouter(PATHS.emotions)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmotionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rooms: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const OpenRoom: Story = {
  parameters: { path: `${PATHS.emotions}?room=${EMOTION_ROOMS[0]}` },
};
