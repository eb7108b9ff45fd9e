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

export const OpenRoom: Story = { decorators: stories.room.decorators };

export const OpensRoom: Story = { ...stories.list, tags: ['behaviour'] };

export const ShowsAnother: Story = { ...stories.room, tags: ['behaviour'] };

export const UnknownRoom: Story = { ...stories.unknown, tags: ['behaviour'] };
