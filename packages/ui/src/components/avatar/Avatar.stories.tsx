import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import portrait from '../profile-card/samples/portrait-one.webp';
import { Avatar } from './Avatar';
import { handbook } from './Avatar.handbook';
import { avatarSizes } from './Avatar.variants';

const meta = {
  title: 'Media/Avatar',
  id: 'components-media-avatar',
  component: Avatar,
  parameters: { handbook },
  args: { name: 'Aline Uwase', alt: 'Aline Uwase', src: portrait },
  argTypes: { size: { control: 'inline-radio', options: avatarSizes }, name: { control: false } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Initials: Story = { args: { src: undefined } };

export const Broken: Story = {
  args: { src: '/no-such-picture.webp', size: 64 },
  parameters: { expectedConsole: [/no-such-picture/] },
  play: async ({ canvas }) => {
    const picture = () => canvas.getByRole('img', { name: 'Aline Uwase' });
    await waitFor(() => expect(picture()).toHaveTextContent('AU'));
    await expect(picture().getBoundingClientRect().height).toBe(64);
  },
};

export const Decorative: Story = {
  args: { alt: '', src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const OneName: Story = {
  args: { src: undefined, name: 'Éric' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('É')).toBeVisible();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Avatar, {
    rows: { size: avatarSizes },
    conditions: { initials: { src: undefined }, 'one name': { src: undefined, name: 'Aline' } },
  }),
};
