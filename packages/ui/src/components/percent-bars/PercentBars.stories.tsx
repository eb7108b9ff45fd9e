import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { PercentBars } from './PercentBars';
import { handbook } from './PercentBars.handbook';

const meta = {
  title: 'Feedback/Percent bars (bar chart)',
  id: 'components-feedback-percent-bars',
  component: PercentBars,
  parameters: { handbook },
  args: {
    bars: [
      { id: 'talk', label: 'had a good conversation in the first week', percent: 89, value: '89%' },
      { id: 'meet', label: 'met in person within three months', percent: 45, value: '45%' },
    ],
  },
} satisfies Meta<typeof PercentBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHints: Story = {
  args: {
    bars: meta.args.bars.map((bar) => ({ ...bar, hint: 'Asked of members after ninety days' })),
  },
};

export const Extremes: Story = {
  args: {
    bars: [
      { id: 'none', label: 'no one yet', percent: 0, value: '0%' },
      { id: 'some', label: 'nearly half', percent: 45, value: '45%' },
      { id: 'all', label: 'everyone', percent: 100, value: '100%' },
      { id: 'over', label: 'more than everyone', percent: 140, value: '140%' },
      { id: 'unknown', label: 'not counted', percent: Number.NaN, value: '–' },
    ],
  },
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((bar) =>
      bar.querySelectorAll('rect')[1]?.getAttribute('width'),
    );
    await expect(widths).toEqual(['0', '45', '100', '100', '0']);
  },
};

export const LongWords: Story = {
  args: { bars: [{ id: 'long', label: LONG_WORD, percent: 12, value: '12%' }] },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(PercentBars, {
    cell: 'form',
    conditions: {
      'with hints': { ...WithHints.args },
      extremes: { ...Extremes.args },
      'long words': { ...LongWords.args },
    },
  }),
};
