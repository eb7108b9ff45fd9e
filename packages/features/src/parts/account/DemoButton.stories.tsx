// Proves LOGIN-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { EMERGENCY } from '../../domain/emergency-numbers';
import { accountCopy } from '#words/parts/account/copy';
import { demoCopy as copy } from '#words/parts/account/demo-copy';
import { DemoButton } from './DemoButton';
import { enterDemo } from './testing/enter-demo';

const meta = {
  title: 'Demo button',
  id: 'parts-demo-button',
  component: DemoButton,
  args: { onDemo: fn(), children: accountCopy.demo.action },
} satisfies Meta<typeof DemoButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AgeQuestion: Story = {
  parameters: { docs: { story: { height: '320px' } } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: accountCopy.demo.action });
    await userEvent.click(button);
    await expect(canvas.getByRole('group', { name: copy.question })).toBeVisible();
    await expect(canvas.getByText(copy.question)).toHaveFocus();
    await expect(args.onDemo).not.toHaveBeenCalled();
    for (const name of [copy.yes, copy.no]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

export const Minor: Story = {
  parameters: { docs: { story: { height: '240px' } } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await AgeQuestion.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: copy.no }));
    await expect(canvas.getByText(copy.minor).parentElement).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(args.onDemo).not.toHaveBeenCalled();
    const call = canvas.getByRole('link', { name: EMERGENCY.allServices });
    await expect(call).toHaveAttribute('href', `tel:${EMERGENCY.allServices}`);
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const StartsDemo: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const before = JSON.stringify(localStorage);
    await enterDemo(userEvent, accountCopy.demo.action);
    // The second click of a double click.
    await fireEvent.click(canvas.getByRole('button', { name: copy.yes }), { detail: 2 });
    await expect(args.onDemo).toHaveBeenCalledOnce();
    await expect(JSON.stringify(localStorage)).toBe(before);
  },
};
