import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { FactTable } from './FactTable';
import { handbook } from './FactTable.handbook';

const meta = {
  title: 'Text/Fact table',
  id: 'components-text-fact-table',
  component: FactTable,
  parameters: { handbook },
  args: {
    caption: 'How long each kind of data is kept',
    columns: ['What', 'What for', 'How long'],
    rows: [
      { id: 'messages', cells: ['Messages', 'To deliver them', 'Until account deletion'] },
      { id: 'analytics', cells: ['Analytics', 'To find what is slow', '2 years at most'] },
    ],
  },
} satisfies Meta<typeof FactTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'How long each kind of data is kept' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const row = table.getByRole('row', { name: /^Messages/ });
    await expect(row).toHaveTextContent('Until account deletion');
  },
};

export const Empty: Story = { args: { rows: [] } };

export const LongWords: Story = {
  args: { rows: [{ id: 'long', cells: [LONG_WORD, 'Kimironko', LONG_WORD] }] },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(FactTable, {
    cell: 'half',
    conditions: { empty: { ...Empty.args }, 'long words': { ...LongWords.args } },
  }),
};

export const RowsOnPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('rowheader')).toHaveLength(2);
    await expect(table.getAllByRole('cell')).toHaveLength(4);
  },
};
