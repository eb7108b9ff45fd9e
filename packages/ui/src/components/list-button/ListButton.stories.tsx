import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Avatar } from '../avatar/Avatar';
import { ListButton } from './ListButton';
import { handbook } from './ListButton.handbook';
import { listButtonSizes, listButtonVariants } from './ListButton.variants';

const row = (
  <>
    <Avatar name="Aline" alt="" size={44} />
    <span className="min-w-0">
      <span className="block font-semibold">Aline</span>{' '}
      <span className="block text-small text-ink-soft">Shall we meet on Saturday?</span>
    </span>
  </>
);

const meta = {
  title: 'Actions/List button',
  id: 'components-actions-list-button',
  component: ListButton,
  parameters: { handbook },
  args: { children: row, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: listButtonVariants },
    size: { control: 'inline-radio', options: listButtonSizes },
  },
} satisfies Meta<typeof ListButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as its list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Aline Shall we meet on Saturday?' });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth);
  },
};

export const AsLink: Story = {
  args: { asChild: true, variant: 'card', children: <a href="tel:+250700000000">Call us</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Call us' });
    await expect(link).toHaveAttribute('data-variant', 'card');
    await expect(link).not.toHaveAttribute('type');
  },
};

export const LongWords: Story = {
  args: { children: <span className="min-w-0 wrap-anywhere">{LONG_WORD}</span> },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(ListButton, {
    cell: 'card',
    rows: { variant: listButtonVariants },
    columns: { size: listButtonSizes },
    acts: 'button',
    conditions: { current: { 'aria-current': 'true' }, 'long words': { ...LongWords.args } },
  }),
};
