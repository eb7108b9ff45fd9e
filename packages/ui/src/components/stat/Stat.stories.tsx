import type { Meta, StoryObj } from '@storybook/react-vite';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Stat, StatList, type StatProps } from './Stat';
import { handbook } from './Stat.handbook';

function Listed(props: StatProps) {
  return (
    <StatList>
      <Stat {...props} />
    </StatList>
  );
}
// Shown in the code that visitors of Storybook copy.
Listed.displayName = 'Stat';

const meta = {
  title: 'Text/Stat (figure)',
  id: 'components-text-stat',
  component: Stat,
  parameters: { handbook },
  args: { value: '98%', label: 'of reports resolved' },
  render: (args) => <Listed {...args} />,
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Row: Story = {
  render: (args) => (
    <StatList>
      <Stat {...args} hint="Last twelve months" />
      <Stat value="24 h" label="average time to a first answer" />
      <Stat value="4" label="channels" />
    </StatList>
  ),
};

export const LongWords: Story = { args: { value: '1,234,567,890', label: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Listed, {
    cell: 'card',
    conditions: {
      'with hint': { hint: 'since the first of January' },
      'long words': { label: LONG_WORD },
    },
  }),
};
