// Proves BROWSE-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { NO_FILTERS } from '../../domain/profile-filters';
import { findMatchCopy } from './copy';
import { FilterForm, type FilterFormProps } from './FilterForm';

function Stateful({ filters: first, onChange }: FilterFormProps) {
  const [filters, setFilters] = useState(first);
  return (
    <FilterForm
      filters={filters}
      onChange={(part) => {
        onChange(part);
        setFilters((before) => ({ ...before, ...part }));
      }}
    />
  );
}

const meta = {
  title: 'Find match/Filter form',
  id: 'pages-find-match-filter-form',
  component: FilterForm,
  args: { filters: NO_FILTERS, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-80 px-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('search', { name: findMatchCopy.filters.heading }),
    ).toBeInTheDocument();
  },
};

export const MoreFilters: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const more = canvas.getByRole('button', { name: findMatchCopy.filters.more });
    await step('The button expands the filters', async () => {
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await expect(
        canvas.queryByRole('combobox', { name: findMatchCopy.filters.religion }),
      ).toBeNull();
      await userEvent.click(more);
      await expect(
        canvas.getByRole('button', { name: findMatchCopy.filters.less }),
      ).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Relationship type explains that it doesn’t change the results', async () => {
      const relationship = canvas.getByRole('combobox', { name: 'Relationship type' });
      await expect(relationship).toHaveAccessibleDescription(
        findMatchCopy.filters.relationshipHint,
      );
    });
  },
};

export const OpensOnChoice: Story = {
  args: { filters: { ...NO_FILTERS, hair: 'curly' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: findMatchCopy.filters.hair })).toHaveValue(
      'curly',
    );
  },
};

export const CallsOnChange: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Name', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'al');
      await expect(args.onChange).toHaveBeenLastCalledWith({ username: 'al' });
    });
    await step('Gender', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ gender: 'female' });
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ gender: 'male' });
    });
    await step('Country', async () => {
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: findMatchCopy.filters.country }),
        'DRC',
      );
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
      await expect(args.onChange).toHaveBeenLastCalledWith({ statuses: ['Single', 'Widow'] });
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Single' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ statuses: ['Widow'] });
    });
    await step('Enter doesn’t submit', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), '{Enter}');
      await expect(canvas.getByRole('search')).toBeInTheDocument();
    });
  },
};

export const AgeByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const from = canvas.getByRole('slider', { name: findMatchCopy.filters.ageFrom });
    const to = canvas.getByRole('slider', { name: findMatchCopy.filters.ageTo });
    await step('Each thumb announces its age in years, from 18 to 60', async () => {
      await expect(from).toHaveAttribute('aria-valuetext', '18 years');
      await expect(to).toHaveAttribute('aria-valuetext', '60 years');
    });
    await step('Arrow keys move one year at a time', async () => {
      from.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ageRange: [20, 60] });
      await expect(from).toHaveAttribute('aria-valuetext', '20 years');
      await userEvent.tab();
      await expect(to).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ageRange: [20, 59] });
    });
    await step('One thumb can’t pass the other', async () => {
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ageRange: [20, 20] });
    });
    await step('Ages can be typed', async () => {
      const box = canvas.getByRole('spinbutton', { name: findMatchCopy.filters.ageTo });
      await userEvent.clear(box);
      await userEvent.type(box, '35');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith({ ageRange: [20, 35] });
    });
  },
};

export const MoreFiltersCallOnChange: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: findMatchCopy.filters.more }));
    await step('Each filter reports its change', async () => {
      const choices = [
        ['Height', 'over 180', { heightRange: 'over 180' }],
        ['Body type', 'muscular', { bodyType: 'muscular' }],
        ['Education', 'phd', { education: 'phd' }],
        ['Religion', 'hindu', { religion: 'hindu' }],
        ['Career', 'arts', { career: 'arts' }],
        ['Hair', 'coily', { hair: 'coily' }],
        ['Children', 'dontwant', { childrenPref: 'dontwant' }],
        ['Relationship type', 'marriage', { relationshipType: 'marriage' }],
      ] as const;
      for (const [name, value, change] of choices) {
        await userEvent.selectOptions(canvas.getByRole('combobox', { name }), value);
        await expect(args.onChange).toHaveBeenLastCalledWith(change);
      }
    });
    await step('The filters collapse', async () => {
      await userEvent.click(canvas.getByRole('button', { name: findMatchCopy.filters.less }));
      await expect(
        canvas.queryByRole('combobox', { name: findMatchCopy.filters.religion }),
      ).toBeNull();
    });
  },
};
