import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
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

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const pin = canvas.getByRole('button', { name: '1. Kigali Serena' });
    await step('the target is 44 px, although the pin looks smaller', async () => {
      await expect(pin.getBoundingClientRect().width).toBe(44);
      await expect(pin.firstElementChild?.getBoundingClientRect().width).toBeLessThan(44);
    });
  },
};

export const Highlighted: Story = {
  args: { highlighted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('data-highlighted');
  },
};

export const OnMap: Story = {
  render: (args) => (
    <div className="relative size-64 rounded-lg border border-line bg-surface">
      {[
        { number: 1, place: 'start-4 top-6' },
        { number: 8, place: 'start-28 top-32' },
        { number: 12, place: 'end-4 bottom-4' },
      ].map(({ number, place }) => (
        <MapPin
          {...args}
          key={number}
          number={number}
          label={`Place ${number}`}
          highlighted={number === 8}
          className={`absolute! ${place}`}
        />
      ))}
    </div>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(MapPin, {
    acts: 'button',
    conditions: {
      highlighted: { highlighted: true },
      'two digits': { number: 12, label: '12. Kigali Serena' },
    },
  }),
};

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const pin = canvas.getByRole('button', { name: '1. Kigali Serena' });
    await step('a click, Enter and Space activate it', async () => {
      await userEvent.click(pin);
      await userEvent.keyboard('{Enter} ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('holding Enter doesn’t repeat it', async () => {
      await expect(await fireEvent.keyDown(pin, { key: 'Enter', repeat: true })).toBe(false);
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
