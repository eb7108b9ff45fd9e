import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { withRouter } from '../../../testing/with-router';
import { roomsCopy } from '../copy';
import type { RoomsPageCopy } from '../room';

type Story = Pick<StoryObj, 'decorators' | 'play'>;

/** The stories of a page of eight rooms at an address: the list, a room, and an address that names none. */
export const roomsStories = (
  copy: RoomsPageCopy,
  path: string,
  names: readonly string[],
): Record<'list' | 'room' | 'unknown', Story> => {
  const [first] = copy.rooms;
  if (!first) throw new Error('The page has no rooms.');
  const inFirst = { decorators: [withRouter(`${path}?room=${first.id}`)] };
  return {
    list: {
      decorators: [withRouter(path)],
      play: async ({ canvas, step }) => {
        await step('the eight rooms in order', async () => {
          await expect(copy.rooms.map(({ name }) => name)).toEqual(names);
          await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
        });
        await step('a room opens in place and takes the focus', async () => {
          await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${first.name}`) }));
          await waitFor(() =>
            expect(canvas.getByRole('heading', { level: 1, name: first.name })).toHaveFocus(),
          );
        });
        await step('the way back leads to the list', async () => {
          await userEvent.click(canvas.getByRole('link', { name: roomsCopy.back }));
          await waitFor(() =>
            expect(canvas.getByRole('heading', { level: 1, name: copy.heading })).toHaveFocus(),
          );
        });
      },
    },
    room: {
      ...inFirst,
      play: async ({ canvas, step }) => {
        const [question, another] = first.prompts;
        await step('a question stands there to begin with', async () => {
          await expect(canvas.getByText(question)).toBeVisible();
        });
        await step('another one can be had', async () => {
          await userEvent.click(canvas.getByRole('button', { name: roomsCopy.another }));
          await expect(canvas.getByText(another ?? '')).toBeVisible();
        });
        await step('the ground rules are said', async () => {
          for (const rule of roomsCopy.common) await expect(canvas.getByText(rule)).toBeVisible();
        });
      },
    },
    unknown: {
      decorators: [withRouter(`${path}?room=constructor`)],
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('heading', { level: 1, name: copy.heading })).toBeVisible();
      },
    },
  };
};
