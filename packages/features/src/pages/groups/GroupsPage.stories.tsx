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

export const InTheRoom: Story = { decorators: stories.room.decorators };

/** The eight rooms stand in order, a room opens in place and takes the focus, and the way back leads to the list. */
export const OpensRoom: Story = { ...stories.list, tags: ['behaviour'] };

/** A room begins with a question, gives another one on demand, and says its ground rules. */
export const AsksAnother: Story = { ...stories.room, tags: ['behaviour'] };

/** An address that names no room leads to the list. */
export const UnknownRoom: Story = { ...stories.unknown, tags: ['behaviour'] };
