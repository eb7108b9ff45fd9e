// Proves ROOMS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { roomsCopy } from '../../parts/rooms/copy';
import { PATHS } from '../../paths';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { withRouter } from '../../testing/with-router';
import { emotionsCopy } from './copy';
import { EmotionsPage } from './EmotionsPage';

const meta = {
  component: EmotionsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmotionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rooms: Story = {
  decorators: [withRouter(PATHS.emotions)],
  play: async ({ canvas, step }) => {
    await step('the eight rooms in order', async () => {
      await expect(emotionsCopy.rooms.map(({ name }) => name)).toEqual(['Lonely', 'Excited', 'Curious', 'Vent', 'Grateful', 'Playful', 'Focused', 'Relaxed']);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    });
    await step('a room opens in place and takes the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Lonely/ }));
      await expect(canvas.getByRole('heading', { level: 1, name: 'Lonely' })).toHaveFocus();
    });
    await step('the way back leads to the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: roomsCopy.back }));
      await expect(canvas.getByRole('heading', { level: 1, name: emotionsCopy.heading })).toHaveFocus();
    });
  },
};

export const InTheRoom: Story = {
  decorators: [withRouter(`${PATHS.emotions}?room=lonely`)],
  play: async ({ canvas, step }) => {
    const [first, second] = emotionsCopy.rooms[0]?.prompts ?? [];
    await step('a question stands there to begin with', async () => {
      await expect(canvas.getByText(first ?? '')).toBeVisible();
    });
    await step('another one can be had', async () => {
      await userEvent.click(canvas.getByRole('button', { name: roomsCopy.another }));
      await expect(canvas.getByText(second ?? '')).toBeVisible();
    });
    await step('the ground rules are said', async () => {
      for (const rule of roomsCopy.common) await expect(canvas.getByText(rule)).toBeVisible();
    });
  },
};

export const UnknownRoom: Story = {
  decorators: [withRouter(`${PATHS.emotions}?room=constructor`)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: emotionsCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { ...InTheRoom, play: undefined, globals: { theme: 'dark' } };

export const Narrow: Story = {
  ...InTheRoom,
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
