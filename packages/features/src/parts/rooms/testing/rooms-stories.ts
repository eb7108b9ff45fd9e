import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { withRouter } from '../../../testing/with-router';
import { roomsCopy } from '../copy';
import type { RoomsPageCopy } from '../room';

type Story = Pick<StoryObj, 'decorators' | 'play'>;

export const roomsStories = (
  copy: RoomsPageCopy,
  path: string,
  names: readonly string[],
): Record<'list' | 'room' | 'unknown', Story> => {
  const [first] = copy.rooms;
  if (!first) throw new Error('The page has no rooms.');
  const inFirstRoom = { decorators: [withRouter(`${path}?room=${first.id}`)] };
  return {
    list: {
      decorators: [withRouter(path)],
      play: async ({ canvas, step }) => {
        await step('The eight rooms appear in order', async () => {
          await expect(copy.rooms.map(({ name }) => name)).toEqual(names);
          await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
        });
        await step('A room opens on the same page and takes focus', async () => {
          await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${first.name}`) }));
          await waitFor(() =>
            expect(canvas.getByRole('heading', { level: 1, name: first.name })).toHaveFocus(),
          );
        });
        await step('The back link shows the list', async () => {
          await userEvent.click(canvas.getByRole('link', { name: roomsCopy.back }));
          await waitFor(() =>
            expect(canvas.getByRole('heading', { level: 1, name: copy.heading })).toHaveFocus(),
          );
        });
      },
    },
    room: {
      ...inFirstRoom,
      play: async ({ canvas, step }) => {
        const [question, another] = first.prompts;
        await step('The room shows its opening question', async () => {
          await expect(canvas.getByText(question)).toBeVisible();
        });
        await step('The button shows another question', async () => {
          await userEvent.click(canvas.getByRole('button', { name: roomsCopy.another }));
          await expect(canvas.getByText(another ?? '')).toBeVisible();
        });
        await step('The room shows its ground rules', async () => {
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
