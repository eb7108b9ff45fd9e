// Proves BROWSE-7.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';

import { inBox } from '../../testing/in-box';
import { mergeParts, stateful } from '../../testing/stateful';
import { NO_FILTERS } from '../../domain/profile-filters';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { findMatchCopy } from '#words/pages/find-match/copy';
import { FilterChips } from './FilterChips';

const meta = {
  title: 'Find match/Filter chips',
  id: 'pages-find-match-filter-chips',
  component: FilterChips,
  args: {
    filters: {
      ...NO_FILTERS,
      location: 'Kigali',
      gender: 'female',
      status: ['Single', 'Widow'],
      age: [25, 40],
    },
    onChange: fn(),
    onLast: fn(),
  },
  argTypes: { filters: { control: false } },
  // Removing the last chip leaves nothing.
  decorators: [inBox('min-h-11')],
  render: stateful(FilterChips, 'filters', 'onChange', mergeParts),
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const texts = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: findMatchCopy.chips.list }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const remove = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name: `Remove filter ${name}` });

export const Default: Story = {};

export const EveryFilter: Story = {
  args: {
    filters: {
      ...NO_FILTERS,
      username: 'ine',
      age: [25, 40],
      gender: 'female',
      location: 'Kigali',
      country: 'Rwanda',
      status: ['Single'],
      height: '160-180',
      bodyType: 'slim',
      education: 'bachelors',
      religion: 'other',
      career: 'other',
      hair: 'curly',
      children: 'open',
      relationship: 'serious',
      mood: 'Calm',
    },
  },
  play: async ({ canvas }) => {
    // Values that are unclear on their own are prefixed with the filter’s name.
    await expect(texts(canvas)).toHaveLength(15);
    for (const text of ['Name: ine', 'Body type: Slim', 'Religion: Other', 'Mood: Calm'])
      await expect(texts(canvas)).toContain(text);
  },
};

export const LongTexts: Story = {
  args: { filters: { ...NO_FILTERS, username: 'Uwimana'.repeat(14), location: 'W'.repeat(100) } },
};

/** A double click removes one filter, not the one that moves under the pointer. */
export const RemovesOneByOne: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(remove(canvas, 'Gender: Female'));
    await fireEvent.click(remove(canvas, 'Location: Kigali'), { detail: 2 });
    await waitFor(() =>
      expect(texts(canvas)).toEqual(['25 to 40 years', 'Kigali', 'Single', 'Widow']),
    );
    await expect(remove(canvas, 'Location: Kigali')).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith({ gender: '' });
    remove(canvas, 'Status: Widow').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove(canvas, 'Status: Single')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(remove(canvas, 'Location: Kigali')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove(canvas, 'Age: 25 to 40 years')).toHaveFocus());
    await expect(args.onLast).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await expect(args.onLast).toHaveBeenCalledTimes(1);
  },
};

export const OneRowOnPhones: Story = {
  ...EveryFilter,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: findMatchCopy.chips.list });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expectNoSidewaysScroll();
    const tops = new Set([...list.children].map((chip) => chip.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
  },
};
