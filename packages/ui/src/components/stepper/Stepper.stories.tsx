import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Stepper } from './Stepper';
import { handbook } from './Stepper.handbook';

const meta = {
  title: 'Navigation/Stepper (wizard)',
  id: 'components-navigation-stepper',
  component: Stepper,
  parameters: { handbook },
  args: {
    label: 'Registration',
    steps: ['Personal Information', 'Lifestyle', 'Career', 'Looking For', 'Match', 'Photo'],
    current: 2,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Registration' }).tagName).toBe('OL');
    await expect(canvas.getByText('Step 2 of 6')).toBeInTheDocument();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ dataset, ariaCurrent }) => [dataset.state, ariaCurrent])).toEqual([
      ['done', null],
      ['current', 'step'],
      ...Array.from({ length: 4 }, () => ['todo', null]),
    ]);
    await expect(items[0]).toHaveTextContent('Personal Information (done)');
  },
};

export const First: Story = { args: { current: 1 } };

export const Last: Story = { args: { current: 6 } };

export const LongWords: Story = {
  args: { steps: ['Umwirondoro', LONG_WORD, 'Ibyemezo'] },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Stepper, {
    cell: 'half',
    conditions: {
      first: { ...First.args },
      last: { ...Last.args },
      'long words': { ...LongWords.args },
    },
  }),
};
