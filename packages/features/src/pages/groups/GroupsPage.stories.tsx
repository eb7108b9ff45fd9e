// Proves ROOMS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { roomsStories } from '../../parts/rooms/testing/rooms-stories';
import { PATHS } from '../../paths';
import { groupsCopy } from './copy';
import { GroupsPage } from './GroupsPage';

const meta = {
  title: 'Groups',
  component: GroupsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GroupsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = roomsStories(groupsCopy, PATHS.groups, [
  'Music', 'Travel', 'Fitness', 'Tech', 'Books', 'Food', 'Movies', 'Art',
]);

export const Rooms: Story = stories.list;

export const InTheRoom: Story = stories.room;

export const UnknownRoom: Story = stories.unknown;

export const Dark: Story = stories.dark;

export const Narrow: Story = stories.narrow;
