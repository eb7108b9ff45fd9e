// Proves BROWSE-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inBox } from '../../testing/in-box';
import { mergeParts, stateful } from '../../testing/stateful';
import { NO_FILTERS } from '../../domain/profile-filters';
import { findMatchCopy } from '#words/pages/find-match/copy';
import { FilterForm } from './FilterForm';

const { filters } = findMatchCopy;

const meta = {
  title: 'Find match/Filter form',
  id: 'pages-find-match-filter-form',
  component: FilterForm,
  args: { filters: NO_FILTERS, onChange: fn() },
  render: stateful(FilterForm, 'filters', 'onChange', mergeParts),
  decorators: [inBox('max-w-80 px-4')],
} satisfies Meta<typeof FilterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MoreFilters: Story = {
  parameters: { docs: { story: { height: '900px' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: filters.religion })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: filters.more }));
    await expect(canvas.getByRole('button', { name: filters.less })).toBeVisible();
    const relationship = canvas.getByRole('combobox', { name: 'Relationship type' });
    await expect(relationship).toHaveAccessibleDescription(filters.hints.relationship);
  },
};

export const OpensOnChoice: Story = {
  args: { filters: { ...NO_FILTERS, hair: 'curly' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: filters.hair })).toHaveValue('curly');
  },
};

export const CallsOnChange: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Name', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'al');
      await expect(args.onChange).toHaveBeenLastCalledWith({ username: 'al' });
    });
    await step('Age', async () => {
      const from = canvas.getByRole('slider', { name: filters.ageFrom });
      await expect(from).toHaveAttribute('aria-valuetext', '18 years');
      const to = canvas.getByRole('slider', { name: filters.ageTo });
      to.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(to).toHaveAttribute('aria-valuetext', '59 years');
      await expect(args.onChange).toHaveBeenLastCalledWith({ age: [18, 59] });
    });
    await step('Gender', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ gender: 'female' });
    });
    await step('Country', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: filters.country }), 'DRC');
      await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'DRC' });
    });
    await step('Location', async () => {
      const location = canvas.getByRole('searchbox', { name: 'Location' });
      await expect(location).toHaveAccessibleDescription('A city or a country');
      await userEvent.type(location, 'K');
      await expect(args.onChange).toHaveBeenLastCalledWith({ location: 'K' });
    });
    await step('Several statuses', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Single' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Widow' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: ['Single', 'Widow'] });
    });
    await step('Enter doesn’t submit', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), '{Enter}');
      await expect(canvas.getByRole('search')).toBeInTheDocument();
    });
    await step('More filters', async () => {
      await userEvent.click(canvas.getByRole('button', { name: filters.more }));
      const choices = [
        ['Height', 'over 180', { height: 'over 180' }],
        ['Body type', 'muscular', { bodyType: 'muscular' }],
        ['Education', 'phd', { education: 'phd' }],
        ['Religion', 'hindu', { religion: 'hindu' }],
        ['Career', 'arts', { career: 'arts' }],
        ['Hair', 'coily', { hair: 'coily' }],
        ['Children', 'dontwant', { children: 'dontwant' }],
        ['Relationship type', 'marriage', { relationship: 'marriage' }],
      ] as const;
      for (const [name, value, change] of choices) {
        await userEvent.selectOptions(canvas.getByRole('combobox', { name }), value);
        await expect(args.onChange).toHaveBeenLastCalledWith(change);
      }
    });
  },
};
