import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smartphone } from 'lucide-react';
import { expect, fireEvent, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
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

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Aline Shall we meet on Saturday?' });
    await step('the target is 44 px and as wide as its list', async () => {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth);
    });
  },
};

export const Current: Story = {
  args: { 'aria-current': true },
  globals: { viewport: { value: 'tablet768' } },
};

export const Variants: Story = {
  render: (args) => (
    <ul className="grid max-w-form gap-3">
      {listButtonVariants.map((variant) => (
        <li key={variant}>
          <ListButton {...args} variant={variant}>
            <Smartphone aria-hidden="true" className="size-6 shrink-0" />
            <span className="min-w-0">{variant}</span>
          </ListButton>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Sizes: Story = {
  render: (args) => (
    <ul className="grid max-w-form gap-3">
      {listButtonSizes.map((size) => (
        <li key={size}>
          <ListButton {...args} size={size}>
            {size}
          </ListButton>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.offsetHeight)).toEqual([
      44, 56, 72,
    ]);
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
  args: {
    variant: 'answer',
    children: (
      <span className="min-w-0 wrap-anywhere">
        {'Umunyamabanganshingwabikorwawumurengewakimironko '.repeat(3)}
      </span>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(ListButton, {
    cell: 'card',
    rows: { variant: listButtonVariants },
    columns: { size: listButtonSizes },
    acts: 'button',
    conditions: {
      current: { 'aria-current': 'true' },
      'long words': { children: <span className="min-w-0 wrap-anywhere">{LONG_WORD}</span> },
    },
  }),
};

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Aline Shall we meet on Saturday?' });
    await step('a click anywhere on the row, Enter and Space activate it', async () => {
      await userEvent.click(canvas.getByText('Shall we meet on Saturday?'));
      button.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('holding Enter doesn’t repeat it', async () => {
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
