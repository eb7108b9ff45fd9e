import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import { Section } from './Section';
import { handbook } from './Section.handbook';
import { sectionAligns, sectionEdges, sectionTones } from './Section.variants';

const meta = {
  title: 'Text/Section',
  id: 'components-text-section',
  component: Section,
  parameters: { handbook, layout: 'fullscreen' },
  args: {
    eyebrow: 'Safety',
    heading: 'Your Safety, Our Priority',
    intro:
      'You decide who sees your face, when, and for how long. Nothing is shown without your consent.',
    children: (
      <div className="flex flex-wrap gap-3">
        <Button>How it works</Button>
        <Button variant="secondary">Read the guidelines</Button>
      </div>
    ),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: sectionTones },
    edge: { control: 'inline-radio', options: sectionEdges },
    align: { control: 'inline-radio', options: sectionAligns },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your Safety, Our Priority' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Edges: Story = { args: { tone: 'sunken', edge: 'both' } };

export const NoHeading: Story = {
  args: { heading: undefined, eyebrow: undefined, intro: undefined, 'aria-label': 'Actions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Actions' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongWords: Story = { args: { heading: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Section, {
    cell: 'half',
    rows: { tone: sectionTones },
    columns: { edge: sectionEdges, align: sectionAligns },
    conditions: { 'long words': { ...LongWords.args } },
  }),
};
