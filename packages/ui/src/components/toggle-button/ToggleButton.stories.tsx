import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import { ignoresClick } from '../../testing/button-plays';
import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton';
import { handbook } from './ToggleButton.handbook';

const meta = {
  title: 'Actions/Toggle button',
  id: 'components-actions-toggle-button',
  component: ToggleButton,
  args: { pressed: false, children: 'Calm', onClick: fn() },
  parameters: { handbook, initialArgs: ['pressed'] },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

function Toggling({ onClick, ...props }: ToggleButtonProps) {
  const [pressed, setPressed] = useState(props.pressed);
  return (
    <ToggleButton
      {...props}
      pressed={pressed}
      onClick={(event) => {
        setPressed(!pressed);
        onClick?.(event);
      }}
    />
  );
}

export const Default: Story = {
  render: (args) => <Toggling {...args} />,
  play: async ({ canvas, step }) => {
    await step('the target is 44 px', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Calm', pressed: false }).offsetHeight,
      ).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Pressed: Story = { args: { pressed: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Several: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2 rounded-lg bg-accent-wash p-5">
      {['Calm', 'Joyful', 'Curious', 'Healing', 'Ready for love'].map((mood) => (
        <Toggling {...args} key={mood} pressed={mood === 'Joyful'}>
          {mood}
        </Toggling>
      ))}
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    children: 'Umunyamabanganshingwabikorwawumurengewakimironko',
    className: 'max-w-full wrap-anywhere',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(ToggleButton, {
    acts: 'button',
    conditions: {
      'switched on': { pressed: true },
      disabled: { disabled: true },
      'disabled, on': { disabled: true, pressed: true },
      'long words': { ...LongWords.args },
    },
  }),
};

export const ClickAndKeys: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Calm', pressed: false });
    await step('a click, Enter and Space toggle it, and its label stays', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(button).toHaveAccessibleName('Calm');
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('data-pressed');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('holding Enter toggles it only once', async () => {
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    });
  },
};

export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: ignoresClick,
};

export const Keyboard: Story = { ...Default, tags: ['behaviour'], ...keyboardStory(handbook) };
