// Proves ROOMS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { roomsCopy } from '../../parts/rooms/copy';
import { PATHS } from '../../paths';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { withRouter } from '../../testing/with-router';
import { groupsCopy } from './copy';
import { GroupsPage } from './GroupsPage';

const meta = {
  component: GroupsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GroupsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rooms: Story = {
  decorators: [withRouter(PATHS.groups)],
  play: async ({ canvas, step }) => {
    await step('the eight rooms in order', async () => {
      await expect(groupsCopy.rooms.map(({ name }) => name)).toEqual(['Music', 'Travel', 'Fitness', 'Tech', 'Books', 'Food', 'Movies', 'Art']);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    });
    await step('a room opens in place and takes the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Music/ }));
      await expect(canvas.getByRole('heading', { level: 1, name: 'Music' })).toHaveFocus();
    });
    await step('the way back leads to the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: roomsCopy.back }));
      await expect(canvas.getByRole('heading', { level: 1, name: groupsCopy.heading })).toHaveFocus();
    });
  },
};

export const InTheRoom: Story = {
  decorators: [withRouter(`${PATHS.groups}?room=music`)],
  play: async ({ canvas, step }) => {
    const [first, second] = groupsCopy.rooms[0]?.prompts ?? [];
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
  decorators: [withRouter(`${PATHS.groups}?room=constructor`)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: groupsCopy.heading })).toBeVisible();
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
