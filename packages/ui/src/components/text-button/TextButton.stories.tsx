import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { TextButton } from './TextButton';
import { handbook } from './TextButton.handbook';

const meta = {
  title: 'Actions/Text button',
  id: 'components-actions-text-button',
  component: TextButton,
  parameters: { handbook },
  args: { children: 'Show 4,000 more characters', onClick: fn() },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show 4,000 more characters' });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(getComputedStyle(button).textDecorationLine).toBe('underline');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = { args: { children: LONG_WORD, className: 'wrap-anywhere' } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(TextButton, {
    props: { children: 'Show more' },
    acts: 'button',
    conditions: { disabled: { disabled: true }, 'long words': { ...LongWords.args } },
  }),
};
