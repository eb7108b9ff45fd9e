import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { pricingCopy } from './copy';
import { PricingHero } from './PricingHero';

const meta = {
  title: 'Pricing/Hero',
  id: 'pages-pricing-hero',
  component: PricingHero,
  args: { onBuy: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PricingHero>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const displayOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('group', { name: 'Coin calculator' })).getByText(
    pricingCopy.calculator.labels.display,
  ).parentElement;
const enterKeys = async ({ canvas, userEvent }: Context, ...names: readonly string[]) => {
  for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
};
const expectDisplay = async ({ canvas, canvasElement }: Context, shown: string, result: string) => {
  await expect(displayOf(canvasElement)).toHaveTextContent(
    new RegExp(`^Amount ?${shown.replaceAll('.', '\\.')} `),
  );
  await expect(canvas.getByRole('status')).toHaveTextContent(result);
};
const recommended = ({ canvas }: Context) =>
  canvas.getByRole('region', { name: 'Recommended package' });

export const Coins: Story = {
  play: async (context) => {
    await expectDisplay(context, '0', 'cost 0 RWF');
    await expect(recommended(context)).toHaveTextContent('Basic');
  },
};

export const Rwf: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'RWF' }));
    await enterKeys(context, '5', '9', '9', '9');
    await expectDisplay(context, '5,999', 'buy 599 coins');
    await expect(recommended(context)).toHaveTextContent('Premium');
  },
};

export const LongNumber: Story = {
  play: async (context) => {
    await enterKeys(context, '9', '9', '9', '9', '9', '9', '9', '9', '9', '9');
    await expectDisplay(context, '9,999,999,999', 'cost 99,999,999,990 RWF');
  },
};

export const CountsCoins: Story = {
  ...Coins,
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await enterKeys(context, 'Clear', '5', '5', '1');
    await expect(recommended(context)).toHaveTextContent('Premium');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Premium' }));
    await expect(args.onBuy).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'premium' }),
      canvas.getByText('1,150 coins'),
    );
  },
};
