import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import { ToggleButton, type ToggleButtonProps } from './ToggleButton';

const meta = {
  title: 'Actions/Toggle button',
  component: ToggleButton,
  args: { pressed: false, children: 'Calm', onClick: fn() },
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
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Calm', pressed: false });
    await step('a press, Enter and Space toggle it; its words stay', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(button).toHaveAccessibleName('Calm');
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('data-pressed');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('a held Enter does not flicker', async () => {
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    });
    await step('the target is 44 px', async () => {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Pressed: Story = { args: { pressed: true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

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
  globals: { viewport: { value: 'phone320' } },
  args: { children: 'Umunyamabanganshingwabikorwawumurengewakimironko', className: 'max-w-full wrap-anywhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
