import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { WalletBar } from './WalletBar';

const meta = {
  title: 'Pricing/Wallet bar',
  id: 'pages-pricing-wallet-bar',
  component: WalletBar,
  args: { balance: 1340, onBuy: fn(), onHistory: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WalletBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Zero: Story = { args: { balance: 0 } };

export const OneCoin: Story = { args: { balance: 1 } };

export const Waiting: Story = {
  args: { balance: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/coins?$/)).toBeNull();
  },
};

export const LargeBalance: Story = { args: { balance: 9_876_543_210 } };

export const ClearOfTheCorner: Story = {
  ...LargeBalance,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const { right, height } = canvas
      .getByRole('button', { name: 'Buy Coins' })
      .getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 80);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};
