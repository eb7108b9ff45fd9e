import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import { EmptyState, type EmptyStateProps } from './EmptyState';
import { handbook } from './EmptyState.handbook';
import { emptyStateArt } from './EmptyState.variants';

const onClear = fn();

const meta = {
  title: 'Feedback/Empty state',
  id: 'components-feedback-empty-state',
  component: EmptyState,
  parameters: { handbook },
  args: {
    title: 'No matches found',
    children: 'Try adjusting your filters to see more profiles',
    action: (
      <Button variant="secondary" onClick={onClear}>
        Clear all filters
      </Button>
    ),
  },
  argTypes: { art: { control: 'inline-radio', options: emptyStateArt } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No matches found' })).toBeVisible();
    await expect(canvas.getByRole('heading')).not.toHaveAttribute('tabindex');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Diamonds: Story = { args: { art: 'diamonds' } };

export const NoAction: Story = { args: { action: undefined } };

export const HeadingLevel: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Umunyamabanganshingwabikorwawumurengewakimironko',
    children: 'Impindukazawentizishoborakubikwakuriikigikoreshowenonaha',
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(EmptyState, {
    cell: 'form',
    rows: { art: emptyStateArt },
    conditions: { 'no action': { action: undefined }, 'long words': { title: LONG_WORD } },
  }),
};

export const ClickOnAction: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(onClear).toHaveBeenCalledTimes(1);
  },
};

function WithFocus(args: EmptyStateProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <EmptyState
      {...args}
      titleRef={title}
      action={<Button onClick={() => title.current?.focus()}>Hide the last one</Button>}
    />
  );
}

export const FocusOnTitle: Story = {
  tags: ['behaviour'],
  render: (args) => <WithFocus {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the last one' }));
    await expect(canvas.getByRole('heading', { name: 'No matches found' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide the last one' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
