import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { Button } from './Button';
import { handbook } from './Button.handbook';
import { buttonSizes, buttonVariants } from './Button.variants';

const meta = {
  title: 'Actions/Button',
  id: 'components-actions-button',
  component: Button,
  parameters: { handbook },
  args: { children: 'Get started', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const Pending: Story = { args: { pending: true } };

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#register">Get started</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Get started' });
    await expect(link).toHaveAttribute('data-variant', 'primary');
  },
};

export const LongWords: Story = {
  args: { children: 'Tangira urugendo rwawe rwo gushaka umukunzi wizewe kandi ukwiye' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Button, {
    props: { children: 'Save' },
    rows: { variant: buttonVariants, size: buttonSizes },
    acts: 'button',
    conditions: {
      disabled: { disabled: true },
      pending: { pending: true },
      block: { block: true },
      'long words': { children: 'Tangira urugendo rwawe' },
    },
    cellClassName: ({ variant }) =>
      variant === 'night' ? 'w-fit rounded-sm bg-night p-2' : undefined,
  }),
};

export const Click: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get started' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const ClickWhenPending: Story = {
  ...Pending,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Get started' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
