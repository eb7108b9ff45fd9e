import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import one from '../profile-card/samples/portrait-one.webp';
import { Portrait } from './Portrait';
import { handbook } from './Portrait.handbook';
import { portraitRatios } from './Portrait.variants';

const meta = {
  title: 'Media/Portrait',
  id: 'components-media-portrait',
  component: Portrait,
  parameters: { handbook },
  args: {
    src: one,
    alt: 'Aline smiling, in a striped top',
    width: 480,
    height: 600,
    className: 'max-w-60 rounded-md',
  },
  argTypes: {
    ratio: { control: 'inline-radio', options: portraitRatios },
    sizes: { control: false },
    eager: { control: false },
  },
} satisfies Meta<typeof Portrait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Aline smiling, in a striped top' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '480');
    await expect(image).toHaveAttribute('height', '600');
  },
};

export const Eager: Story = {
  args: { eager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

/** The placeholder keeps the alternative text, and nothing shifts. */
export const Missing: Story = {
  args: { src: '/no-such-picture.webp', eager: true },
  parameters: { expectedConsole: [/no-such-picture/] },
  play: async ({ args, canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-ratio]');
    const before = frame?.getBoundingClientRect();
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'placeholder'));
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(frame?.getBoundingClientRect().height).toBe(before?.height);
  },
};

export const Decorative: Story = {
  args: { alt: '', src: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Portrait, {
    rows: { ratio: portraitRatios },
    conditions: { missing: { src: undefined } },
    cellClassName: () => 'w-40',
  }),
};
