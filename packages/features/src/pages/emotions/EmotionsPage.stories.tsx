// Proves ROOMS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { roomsStories } from '../../parts/rooms/testing/rooms-stories';
import { PATHS } from '../../paths';
import { emotionsCopy } from './copy';
import { EmotionsPage } from './EmotionsPage';

const meta = {
  title: 'Emotions',
  component: EmotionsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmotionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = roomsStories(emotionsCopy, PATHS.emotions, [
  'Lonely', 'Excited', 'Curious', 'Vent', 'Grateful', 'Playful', 'Focused', 'Relaxed',
]);

export const Rooms: Story = stories.list;

export const InTheRoom: Story = stories.room;

export const UnknownRoom: Story = stories.unknown;

export const Dark: Story = stories.dark;

export const Narrow: Story = stories.narrow;
