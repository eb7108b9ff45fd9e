import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { findMatchCopy as copy } from '#words/pages/find-match/copy';
import { NO_FILTERS } from '../../domain/profile-filters';
import { inBox } from '../../testing/in-box';
import { FilterSidebar } from './FilterSidebar';

const meta = {
  title: 'Find match/Filter sidebar',
  id: 'pages-find-match-filter-sidebar',
  component: FilterSidebar,
  args: { filters: NO_FILTERS, matches: 12, onChange: fn(), onClear: fn() },
  decorators: [inBox('lg:max-w-76')],
} satisfies Meta<typeof FilterSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None set')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.filters.clear })).toBeNull();
  },
};

export const SomeSet: Story = {
  args: {
    filters: { ...NO_FILTERS, username: 'a', status: ['Single', 'Widow'], mood: 'Calm' },
    matches: 3,
  },
  play: async ({ canvas }) => {
    // Several statuses count as one filter.
    await expect(canvas.getByText('3 set')).toBeVisible();
  },
};

export const PhoneClosed: Story = { globals: { viewport: { value: 'phone360' } } };

export const PhoneOneMatch: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  ...PhoneClosed,
  args: { matches: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.filters.show }));
    await expect(canvas.getByRole('button', { name: 'Show 1 profile' })).toBeVisible();
  },
};

export const Clears: Story = {
  ...SomeSet,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.filters.clear }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('heading', { name: copy.filters.heading })).toHaveFocus();
  },
};

export const ShowsAndHides: Story = {
  ...PhoneClosed,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: copy.filters.show });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAccessibleName('Hide filters');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 profiles' }));
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('searchbox', { name: 'Name' })).toBeNull();
  },
};
