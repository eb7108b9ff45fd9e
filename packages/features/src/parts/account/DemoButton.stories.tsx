// Proves LOGIN-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { EMERGENCY } from '../../domain/policy';
import { accountCopy } from './copy';
import { demoCopy as copy } from './demo-copy';
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
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: accountCopy.demo.action });
    await step('focuses the question before anything starts', async () => {
      await userEvent.click(button);
      await expect(canvas.getByRole('group', { name: copy.question })).toBeVisible();
      await expect(canvas.getByText(copy.question)).toHaveFocus();
      await expect(args.onDemo).not.toHaveBeenCalled();
    });
    await step('reaches the labelled answers with Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: copy.yes })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: copy.no })).toHaveFocus();
    });
  },
};

export const Minor: Story = {
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    await AgeQuestion.play?.(context);
    await step('answers No kindly and starts nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.no }));
      await expect(canvas.getByText(copy.minor.text).parentElement).toHaveFocus();
      await expect(canvas.queryByRole('group')).toBeNull();
      await expect(args.onDemo).not.toHaveBeenCalled();
    });
    await step('links to the emergency number', async () => {
      const call = canvas.getByRole('link', { name: EMERGENCY.allServices });
      await expect(call).toHaveAttribute('href', `tel:${EMERGENCY.allServices}`);
      await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
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
