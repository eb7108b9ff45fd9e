import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Star, Undo2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { activatesByClickAndKeys, ignoresClick } from '../../testing/button-plays';
import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { LabelledIconButton } from './LabelledIconButton';
import { handbook } from './LabelledIconButton.handbook';
import { labelledIconButtonVariants } from './LabelledIconButton.variants';

const icons = { quiet: <Undo2 />, surface: <X />, coin: <Star />, primary: <Heart /> };

const meta = {
  title: 'Actions/Labelled icon button',
  id: 'components-actions-labelled-icon-button',
  component: LabelledIconButton,
  parameters: { handbook },
  args: { icon: icons.surface, children: 'Pass', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: labelledIconButtonVariants },
    icon: { control: false },
  },
} satisfies Meta<typeof LabelledIconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Pass' });
    await step('the target is larger than 44 px', async () => {
      await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <div className="grid max-w-96 grid-cols-4 items-start">
      {labelledIconButtonVariants.map((variant) => (
        <LabelledIconButton {...args} key={variant} icon={icons[variant]} variant={variant}>
          {variant}
        </LabelledIconButton>
      ))}
    </div>
  ),
};

export const WithDetail: Story = {
  args: {
    icon: icons.coin,
    variant: 'coin',
    children: (
      <>
        Super Like
        <span className="font-normal text-coin">30 coins</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Super Like 30 coins' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const AriaDisabled: Story = {
  args: { icon: icons.quiet, variant: 'quiet', children: 'Undo', 'aria-disabled': true },
};

export const LongWords: Story = {
  render: (args) => (
    <div className="grid grid-cols-4 items-start">
      {labelledIconButtonVariants.map((variant) => (
        <LabelledIconButton {...args} key={variant} icon={icons[variant]} variant={variant}>
          <span className="max-w-full wrap-anywhere">Umunyamabanganshingwabikorwa</span>
        </LabelledIconButton>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('button').at(-1)?.getBoundingClientRect();
    await expect(last?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(LabelledIconButton, {
    rows: { variant: labelledIconButtonVariants },
    acts: 'button',
    conditions: {
      disabled: { disabled: true },
      'aria-disabled': { ...AriaDisabled.args },
      'long words': { children: <span className="max-w-24 wrap-anywhere">{LONG_WORD}</span> },
    },
  }),
};

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: activatesByClickAndKeys('Pass'),
};

export const ClickWhenDisabled: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: ignoresClick,
};

export const FocusableWhenAriaDisabled: Story = {
  ...AriaDisabled,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
