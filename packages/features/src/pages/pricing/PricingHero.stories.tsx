import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { pricingCopy } from '#words/pages/pricing/copy';
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
type Canvas = ReturnType<typeof within>;

const displayOf = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Coin calculator' })).getByText(
    pricingCopy.calculator.labels.display,
  ).parentElement;
const enterKeys = async (canvas: Canvas, ...names: readonly string[]) => {
  for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
};
const expectDisplay = async (canvas: Canvas, shown: string, result: string) => {
  const amount = new RegExp(`^Amount ?${shown.replaceAll('.', '\\.')} `);
  await expect(displayOf(canvas)).toHaveTextContent(amount);
  await expect(canvas.getByRole('status')).toHaveTextContent(result);
};
const recommended = (canvas: Canvas) => canvas.getByRole('region', { name: 'Recommended package' });

export const Coins: Story = {
  play: async ({ canvas }) => {
    await expectDisplay(canvas, '0', 'cost 0 RWF');
    await expect(recommended(canvas)).toHaveTextContent('Basic');
  },
};

export const Rwf: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'RWF' }));
    await enterKeys(canvas, '5', '9', '9', '9');
    await expectDisplay(canvas, '5,999', 'buy 599 coins');
    await expect(recommended(canvas)).toHaveTextContent('Premium');
  },
};

export const LongNumber: Story = {
  play: async ({ canvas }) => {
    await enterKeys(canvas, '9', '9', '9', '9', '9', '9', '9', '9', '9', '9');
    await expectDisplay(canvas, '9,999,999,999', 'cost 99,999,999,990 RWF');
  },
};

export const CountsCoins: Story = {
  ...Coins,
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await enterKeys(canvas, 'Clear', '5', '5', '1');
    await expect(recommended(canvas)).toHaveTextContent('Premium');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Premium' }));
    const premium = expect.objectContaining({ id: 'premium' }) as unknown;
    await expect(args.onBuy).toHaveBeenCalledWith(premium, canvas.getByText('1,150 coins'));
  },
};
