import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
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
  play: async ({ canvas, step }) => {
    await step('its name contains the picture, the caption and the action', async () => {
      const name = /Two people on a hill\s*Aline and Eric\s*Kigali\s*, open larger/;
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    });
    await step('the picture keeps its shape and loads lazily', async () => {
      const image = canvas.getByRole('img', { name: 'Two people on a hill' });
      await expect(image.offsetWidth / image.offsetHeight).toBeCloseTo(4 / 3, 1);
      await expect(image).toHaveAttribute('loading', 'lazy');
    });
  },
};

export const Wide: Story = {
  args: { ratio: 'wide' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image.offsetWidth / image.offsetHeight).toBeCloseTo(8 / 3, 1);
  },
};

export const CaptionAlone: Story = { args: { detail: undefined } };

export const LongWords: Story = {
  args: {
    caption: 'Umunyamabanganshingwabikorwawumurengewakimironko',
    detail: 'Nyamagabe, Nyaruguru',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Thumbnail, {
    cell: 'card',
    rows: { ratio: thumbnailRatios },
    acts: 'button',
    conditions: { 'caption alone': { detail: undefined }, 'long words': { caption: LONG_WORD } },
  }),
};

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button');
    await step('a click, Enter and Space activate it', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter} ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('holding Enter doesn’t repeat it', async () => {
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
