import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { activatesByClickAndKeys, ignoresClick } from '../../testing/button-plays';
import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { IconButton, type IconButtonProps } from './IconButton';
import { handbook } from './IconButton.handbook';
import { iconButtonSizes, iconButtonVariants } from './IconButton.variants';

const meta = {
  title: 'Actions/Icon button',
  id: 'components-actions-icon-button',
  component: IconButton,
  parameters: { handbook },
  args: { label: 'Like Aline', children: <Heart aria-hidden="true" />, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: iconButtonVariants },
    size: { control: 'inline-radio', options: iconButtonSizes },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Like Aline' });
    await step('the target is 44 px and not a toggle', async () => {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await expect(button).not.toHaveAttribute('aria-pressed');
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4 rounded-md bg-sunken p-4">
      {iconButtonVariants.map((variant) => (
        <span
          key={variant}
          className="flex flex-wrap items-center gap-3 rounded-full bg-canvas p-2"
        >
          <IconButton {...args} variant={variant} label={`${variant}`} />
          <IconButton {...args} variant={variant} label={`${variant} off`} pressed={false} />
          <IconButton {...args} variant={variant} label={`${variant} on`} pressed />
          <IconButton {...args} variant={variant} label={`${variant} disabled`} disabled />
          <IconButton {...args} variant={variant} label={`${variant} large`} size="lg" />
        </span>
      ))}
    </div>
  ),
};

function Toggle(props: IconButtonProps) {
  const [pressed, setPressed] = useState(props.pressed);
  return <IconButton {...props} pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

export const Pressed: Story = { args: { pressed: true }, render: (args) => <Toggle {...args} /> };

export const Disabled: Story = { args: { disabled: true } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(IconButton, {
    rows: { variant: iconButtonVariants, size: iconButtonSizes },
    acts: 'button',
    conditions: {
      'switched on': { pressed: true },
      'with open menu': { 'aria-expanded': true },
      disabled: { disabled: true },
    },
    cellClassName: ({ variant }) =>
      variant === 'night' ? 'w-fit rounded-sm bg-night p-2' : undefined,
  }),
};

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: activatesByClickAndKeys('Like Aline'),
};

export const Toggles: Story = {
  ...Pressed,
  tags: ['behaviour'],
  args: { pressed: false },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Like Aline', pressed: false });
    await step('the name stays while the state changes', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(button).toHaveAccessibleName('Like Aline');
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    });
  },
};

export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: ignoresClick,
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
