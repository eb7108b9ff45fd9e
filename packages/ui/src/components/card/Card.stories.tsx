import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Button } from '../button/Button';
import { Motif } from '../motif/Motif';
import { Card, CardBody, CardFooter, CardMedia } from './Card';
import { handbook } from './Card.handbook';
import { cardVariants } from './Card.variants';

const words = (
  <>
    <CardMedia>
      <Motif pattern="zigzag" className="h-20 text-primary" />
    </CardMedia>
    <CardBody>
      <h2 className="text-title">Coffee at Question Coffee</h2>
      <p>A quiet table in Gishushu for an hour in the afternoon, somewhere you both chose.</p>
    </CardBody>
    <CardFooter>
      <Button variant="secondary">Plan it</Button>
    </CardFooter>
  </>
);

const meta = {
  title: 'Text/Card',
  id: 'components-text-card',
  component: Card,
  parameters: { handbook },
  args: { children: words, className: 'max-w-card' },
  argTypes: { variant: { control: 'inline-radio', options: cardVariants } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interactive: Story = {
  args: {
    interactive: true,
    children: (
      <CardBody>
        <h2 className="text-title">
          <a href="#safety" className="after:absolute after:inset-0">
            Meeting safely
          </a>
        </h2>
        <p>Where to meet, who to tell, and how to leave.</p>
      </CardBody>
    ),
  },
};

export const AsArticle: Story = {
  args: { asChild: true, children: <article>{words}</article> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-variant', 'raised');
  },
};

export const LongWords: Story = { args: { children: <CardBody>{LONG_WORD}</CardBody> } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Card, {
    cell: 'card',
    rows: { variant: cardVariants, interactive: [false, true] },
    acts: 'button',
    conditions: { 'long words': { ...LongWords.args } },
  }),
};
