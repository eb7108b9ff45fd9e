import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
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

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: 'Aline Uwase' });
    await expect(picture).toHaveAttribute('width', '44');
    await expect(canvasElement.querySelector('[data-size]')).toHaveAttribute(
      'data-state',
      'picture',
    );
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {[portrait, undefined].map((src) => (
        <div key={src ?? 'initials'} className="flex items-end gap-4">
          {avatarSizes.map((size) => (
            <Avatar key={size} {...args} size={size} src={src} />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('[data-size]')].map(
      (each) => each.getBoundingClientRect().width,
    );
    await expect(edges).toEqual([...avatarSizes, ...avatarSizes]);
  },
};

export const Initials: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Aline Uwase' })).toHaveTextContent('AU');
  },
};

export const Broken: Story = {
  args: { src: '/no-such-picture.webp', size: 64 },
  parameters: { expectedConsole: [/no-such-picture/] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-state="initials"]')).not.toBeNull(),
    );
    const initials = canvas.getByRole('img', { name: 'Aline Uwase' });
    await expect(initials).toHaveTextContent('AU');
    await expect(initials.getBoundingClientRect().height).toBe(64);
  },
};

export const BesideName: Story = {
  render: (args) => (
    <p className="flex items-center gap-3">
      <Avatar {...args} alt="" src={undefined} />
      {args.name}
    </p>
  ),
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

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
