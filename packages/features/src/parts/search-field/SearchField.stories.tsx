import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { stateful } from '../../testing/stateful';
import { SearchField } from './SearchField';

const meta = {
  title: 'Search field/Field',
  id: 'parts-search-field-field',
  component: SearchField,
  args: {
    label: 'Search the articles',
    clearLabel: 'Clear the search',
    value: '',
    onValue: fn(),
    onEnter: fn(),
  },
  render: stateful(SearchField, 'value', 'onValue'),
  parameters: { initialArgs: ['value'] },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { value: 'refund' } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const CallsOnChange: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'coins');
    await expect(args.onValue).toHaveBeenLastCalledWith('coins');
    await expect(args.onEnter).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onValue).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
