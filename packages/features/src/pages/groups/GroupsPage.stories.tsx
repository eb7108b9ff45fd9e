// Proves ROOMS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { roomsStories } from '../../parts/rooms/testing/rooms-stories';
import { PATHS } from '../../paths';
import { groupsCopy } from './copy';
import { GroupsPage } from './GroupsPage';

const meta = {
  title: 'Groups',
  id: 'pages-groups',
  component: GroupsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GroupsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = roomsStories(groupsCopy, PATHS.groups, [
  'Music',
  'Travel',
  'Fitness',
  'Tech',
  'Books',
  'Food',
  'Movies',
  'Art',
]);

export const Rooms: Story = { decorators: stories.list.decorators };

export const OpenRoom: Story = { decorators: stories.room.decorators };

export const OpensRoom: Story = { ...stories.list, tags: ['behaviour'] };

export const ShowsAnother: Story = { ...stories.room, tags: ['behaviour'] };

export const UnknownRoom: Story = { ...stories.unknown, tags: ['behaviour'] };
