import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';
import { handbook } from './EmptyState.handbook';
import { emptyStateArt } from './EmptyState.variants';

const meta = {
  title: 'Feedback/Empty state',
  id: 'components-feedback-empty-state',
  component: EmptyState,
  parameters: { handbook },
  args: {
    title: 'No matches found',
    children: 'Try adjusting your filters to see more profiles',
    action: <Button variant="secondary">Clear all filters</Button>,
  },
  argTypes: { art: { control: 'inline-radio', options: emptyStateArt } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'No matches found' });
    await expect(heading).not.toHaveAttribute('tabindex');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const NoAction: Story = { args: { action: undefined } };

export const HeadingLevel: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const LongWords: Story = { args: { title: LONG_WORD, children: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(EmptyState, {
    cell: 'form',
    rows: { art: emptyStateArt },
    conditions: { 'no action': { ...NoAction.args }, 'long words': { ...LongWords.args } },
  }),
};

/** The page can move focus to the title, which isn’t a tab stop. */
export const FocusOnTitle: Story = {
  tags: ['behaviour'],
  render: function WithFocus(args) {
    const title = useRef<HTMLHeadingElement>(null);
    const action = <Button onClick={() => title.current?.focus()}>Hide the last one</Button>;
    return <EmptyState {...args} titleRef={title} action={action} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Hide the last one' });
    await userEvent.click(button);
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
  },
};
