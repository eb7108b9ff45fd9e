import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { MapPin } from './MapPin';
import { handbook } from './MapPin.handbook';

const meta = {
  title: 'Media/Map pin',
  id: 'components-media-map-pin',
  component: MapPin,
  parameters: { handbook },
  args: { label: '1. Kigali Serena', number: 1, onClick: fn() },
} satisfies Meta<typeof MapPin>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The target is larger than the pin. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const pin = canvas.getByRole('button', { name: '1. Kigali Serena' });
    await expect(pin.getBoundingClientRect().width).toBe(44);
    await expect(pin.firstElementChild?.getBoundingClientRect().width).toBeLessThan(44);
  },
};

export const Highlighted: Story = { args: { highlighted: true } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(MapPin, {
    acts: 'button',
    conditions: {
      highlighted: { ...Highlighted.args },
      'two digits': { number: 12, label: '12. Kigali Serena' },
    },
  }),
};
