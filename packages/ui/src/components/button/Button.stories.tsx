import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { activatesByClickAndKeys, ignoresClick } from '../../testing/button-plays';
import { keyboardStory } from '../../testing/handbook';
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

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {buttonVariants.map((variant) => (
        <span key={variant} className={variant === 'night' ? 'rounded-full bg-night' : undefined}>
          <Button {...args} variant={variant}>
            {variant}
          </Button>
        </span>
      ))}
    </div>
  ),
};

export const Large: Story = { args: { size: 'lg' } };

export const Block: Story = { args: { block: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Get started' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#register">Get started</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
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

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: activatesByClickAndKeys('Get started'),
};

export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: ignoresClick,
};

export const ClickWhenPending: Story = {
  ...Pending,
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Get started' });
    await step('keeps focus and ignores clicks', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
