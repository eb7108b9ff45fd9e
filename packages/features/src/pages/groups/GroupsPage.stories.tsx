import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { GROUP_ROOMS } from '../../parts/rooms/room-ids';
import { GroupsPage } from './GroupsPage';

const meta = {
  title: 'Groups',
  id: 'pages-groups',
  component: GroupsPage,
  decorators: [withRouter(PATHS.groups)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GroupsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rooms: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const OpenRoom: Story = {
  parameters: { path: `${PATHS.groups}?room=${GROUP_ROOMS[0]}` },
};
