// Proves COINS-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { purchaseCopy } from '#words/parts/purchase/copy';
import { type CoinPackage, PACKAGES, type PackageId, POPULAR } from '../../domain/coins';
import { PurchaseDialog } from './PurchaseDialog';

const meta = {
  title: 'Purchase dialog',
  id: 'parts-purchase-dialog',
  component: PurchaseDialog,
  args: { pack: POPULAR, balance: 1340, onPackage: fn(), onPay: fn(), onClose: fn() },
  parameters: { docs: { story: { height: '640px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const packOf = (id: PackageId): CoinPackage => PACKAGES.find((pack) => pack.id === id) ?? POPULAR;
const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: purchaseCopy.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const summary = () => screen.findByRole('group', { name: purchaseCopy.summary });
const expectSummary = async (...lines: readonly string[]) => {
  const text = (await summary()).textContent;
  for (const line of lines) await expect(text).toContain(line);
};
const shows =
  (...lines: readonly string[]): Story['play'] =>
  () =>
    expectSummary(...lines);

export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    await expectSummary(
      '550 coins',
      '500 coins and a bonus of 50 coins',
      '5,000 RWF',
      '1,890 coins',
    );
    // Above the total, and as large, it says that it's a simulation.
    const note = within(dialog).getByText('Simulation: no money is taken');
    const total = within(dialog).getByText('550 coins');
    await expect(dialog).toHaveAccessibleDescription('Simulation: no money is taken');
    await expect(getComputedStyle(note).fontSize).toBe(getComputedStyle(total).fontSize);
    await expect(note.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(await summary()).toHaveFocus();
  },
};

export const Basic: Story = {
  args: { pack: packOf('basic') },
  play: shows('100 coins', 'without a bonus', '1,000 RWF', '1,440 coins'),
};

const showsAlert =
  (reason: RegExp): Story['play'] =>
  async () => {
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
    await expect(alert).toHaveTextContent(reason);
  };

export const Refused: Story = {
  args: { failure: 'refused' },
  play: showsAlert(/Nothing was bought: your browser couldn’t save/),
};

export const Unreachable: Story = {
  args: { failure: 'unreachable' },
  play: showsAlert(/Nothing was bought: your browser doesn’t let/),
};

export const Overspent: Story = {
  args: { balance: 0, owed: 30 },
  play: shows('550 coins', 'Repays overspent coins', '30 coins', '520 coins'),
};

export const LargeBalance: Story = {
  args: { balance: 9_876_543_210 },
  play: shows('9,876,543,760 coins'),
};

export const CallsOnChoice: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const view = within(await opened());
    for (const method of ['Mobile Money', 'Card', 'In-App']) {
      await userEvent.dblClick(view.getByRole('button', { name: new RegExp(`^${method}`) }));
      await expect(args.onPay).toHaveBeenLastCalledWith(method);
    }
    // A double click pays once.
    await expect(args.onPay).toHaveBeenCalledTimes(3);
    const choice = view.getByRole('combobox', { name: 'Package' });
    await userEvent.selectOptions(choice, "Lover's Pack: 3,000 coins");
    await expect(args.onPackage).toHaveBeenLastCalledWith(packOf('lovers'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const FailureVisibleOnPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  render: function FailsAfterClick(args) {
    const [failure, setFailure] = useState<'refused'>();
    return <PurchaseDialog {...args} failure={failure} onPay={() => setFailure('refused')} />;
  },
  play: async ({ userEvent }) => {
    const card = await screen.findByRole('button', { name: /^Card/ });
    await userEvent.click(card);
    const alert = await screen.findByRole('alert');
    await waitFor(async () => {
      const { top, bottom } = alert.getBoundingClientRect();
      await expect(top).toBeGreaterThan(60);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};
