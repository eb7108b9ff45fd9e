import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import picture from '../media-frame/samples/poster.webp';
import { Thumbnail } from './Thumbnail';
import { handbook } from './Thumbnail.handbook';
import { thumbnailRatios } from './Thumbnail.variants';

const meta = {
  title: 'Media/Thumbnail',
  id: 'components-media-thumbnail',
  component: Thumbnail,
  parameters: { handbook },
  args: {
    src: picture,
    alt: 'Two people on a hill',
    width: 960,
    height: 720,
    caption: 'Aline and Eric',
    detail: 'Kigali',
    actionLabel: ', open larger',
    onClick: fn(),
    className: 'max-w-80',
  },
  argTypes: { ratio: { control: 'inline-radio', options: thumbnailRatios } },
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const name = /^Aline and Eric\s*Kigali\s*Two people on a hill\s*, open larger$/;
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    const image = canvas.getByRole('img', { name: 'Two people on a hill' });
    await expect(image.offsetWidth / image.offsetHeight).toBeCloseTo(4 / 3, 1);
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

export const LongWords: Story = { args: { caption: LONG_WORD, detail: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Thumbnail, {
    cell: 'card',
    rows: { ratio: thumbnailRatios },
    acts: 'button',
    conditions: { 'caption alone': { detail: undefined }, 'long words': { ...LongWords.args } },
  }),
};
