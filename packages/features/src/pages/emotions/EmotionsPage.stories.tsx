// Proves ROOMS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { roomsStories } from '../../parts/rooms/testing/rooms-stories';
import { PATHS } from '../../paths';
import { emotionsCopy } from './copy';
import { EmotionsPage } from './EmotionsPage';

const meta = {
  title: 'Emotions',
  id: 'pages-emotions',
  component: EmotionsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmotionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = roomsStories(emotionsCopy, PATHS.emotions, [
  'Lonely',
  'Excited',
  'Curious',
  'Vent',
  'Grateful',
  'Playful',
  'Focused',
  'Relaxed',
]);

export const Rooms: Story = { decorators: stories.list.decorators };

export const InTheRoom: Story = { decorators: stories.room.decorators };

/** The eight rooms stand in order, a room opens in place and takes the focus, and the way back leads to the list. */
export const OpensRoom: Story = { ...stories.list, tags: ['behaviour'] };

/** A room begins with a question, gives another one on demand, and says its ground rules. */
export const AsksAnother: Story = { ...stories.room, tags: ['behaviour'] };

/** An address that names no room leads to the list. */
export const UnknownRoom: Story = { ...stories.unknown, tags: ['behaviour'] };
