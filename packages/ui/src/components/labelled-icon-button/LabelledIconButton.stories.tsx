import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star, Undo2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { LabelledIconButton } from './LabelledIconButton';
import { handbook } from './LabelledIconButton.handbook';
import { labelledIconButtonVariants } from './LabelledIconButton.variants';

const meta = {
  title: 'Actions/Labelled icon button',
  id: 'components-actions-labelled-icon-button',
  component: LabelledIconButton,
  parameters: { handbook },
  args: { icon: <X />, children: 'Pass', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: labelledIconButtonVariants },
    icon: { control: false },
  },
} satisfies Meta<typeof LabelledIconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pass' });
    await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};

export const WithDetail: Story = {
  args: {
    icon: <Star />,
    variant: 'coin',
    children: (
      <>
        <span>Super Like</span>
        <span className="font-normal text-coin">30 coins</span>
      </>
    ),
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const AriaDisabled: Story = {
  args: { icon: <Undo2 />, variant: 'quiet', children: 'Undo', 'aria-disabled': true },
};

export const LongWords: Story = {
  args: { children: <span className="max-w-24 wrap-anywhere">{LONG_WORD}</span> },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(LabelledIconButton, {
    rows: { variant: labelledIconButtonVariants },
    acts: 'button',
    conditions: {
      disabled: { disabled: true },
      'aria-disabled': { ...AriaDisabled.args },
      'long words': { ...LongWords.args },
    },
  }),
};
