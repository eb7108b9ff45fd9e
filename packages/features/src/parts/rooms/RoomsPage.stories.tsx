// Proves ROOMS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coffee, Moon } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { withRouter } from '../../testing/with-router';
import { roomsCopy } from '#words/parts/rooms/copy';
import type { Room } from './room';
import { RoomsPage } from './RoomsPage';

const LONG = 'Umunyamabanganshingwabikorwawumurengewakimironko';

const coffee: Room = {
  name: 'Coffee',
  summary: 'For people who like a slow morning.',
  topic: 'What you drink, where, and who with.',
  rule: 'No selling.',
  prompts: ['Black or with milk?', 'Which café would you show a guest?'],
};
const night: Room = {
  ...coffee,
  name: 'Night owls',
  summary: 'For people who are still up.',
  prompts: ['Why are you up?'],
};

const meta = {
  title: 'Rooms page',
  id: 'parts-rooms-page',
  component: RoomsPage,
  decorators: [withRouter('/rooms')],
  parameters: { layout: 'fullscreen' },
  args: {
    page: '/groups',
    rooms: ['coffee', 'night'],
    copy: {
      title: 'Rooms',
      description: 'Two rooms.',
      heading: 'Two rooms',
      intro: 'Each has its own ground rules.',
      rooms: { coffee, night },
    },
    icons: { coffee: Coffee, night: Moon },
  },
} satisfies Meta<typeof RoomsPage<'coffee' | 'night'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(hrefOf(canvas, /^Night owls/)).toBe('/rooms?room=night');
  },
};

export const OpenRoom: Story = {
  parameters: { path: '/rooms?room=coffee' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Black or with milk?')).toBeVisible();
    for (const rule of roomsCopy.common) await expect(canvas.getByText(rule)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    rooms: ['coffee'],
    copy: {
      ...meta.args.copy,
      heading: LONG,
      intro: LONG,
      rooms: { coffee: { ...coffee, name: LONG, summary: LONG }, night },
    },
  },
};

export const OpensAndGoesBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const opened = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /^Night owls/ }));
    await opened('Night owls');
    await userEvent.click(canvas.getByRole('link', { name: roomsCopy.back }));
    await opened('Two rooms');
  },
};

export const ShowsAnother: Story = {
  ...OpenRoom,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: roomsCopy.another }));
    await expect(canvas.getByText('Which café would you show a guest?')).toBeVisible();
  },
};

export const UnknownRoom: Story = {
  tags: ['behaviour'],
  parameters: { path: '/rooms?room=constructor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Two rooms' })).toBeVisible();
  },
};
