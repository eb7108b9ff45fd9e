import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { Motif } from './Motif';
import { handbook } from './Motif.handbook';
import { motifPatterns } from './Motif.variants';

const meta = {
  title: 'Media/Motif',
  id: 'components-media-motif',
  component: Motif,
  parameters: { handbook },
  args: { className: 'text-primary', scale: 1 },
  argTypes: { pattern: { control: 'inline-radio', options: motifPatterns } },
} satisfies Meta<typeof Motif>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Motif, {
    cell: 'card',
    rows: { pattern: motifPatterns },
    conditions: { 'half as large': { scale: 0.5 } },
  }),
};
