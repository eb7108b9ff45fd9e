import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';

import { copyButtonCopy as copy } from '#words/parts/copy-button/copy';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Copy button',
  id: 'parts-copy-button',
  component: CopyButton,
  args: { text: 'What song did you dance to last?', label: 'Copy the question' },
  argTypes: { text: { control: false }, fieldLabel: { control: false } },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  parameters: { docs: { story: { height: '160px' } } },
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(write).toHaveBeenCalledWith(args.text);
    await expect(await canvas.findByText(copy.copied)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { docs: { story: { height: '240px' } } },
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('No', 'NotAllowedError'),
    );
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    const field = await canvas.findByLabelText<HTMLTextAreaElement>(copy.text);
    await expect(field).toHaveValue(args.text);
  },
};

export const Manual: Story = {
  args: {
    manual: 'Sharing did not work. Here is the question to copy.',
    fieldLabel: 'The question',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.manual ?? '');
    await expect(canvas.getByRole('textbox', { name: 'The question' })).toHaveValue(args.text);
  },
};

export const SelectsTheText: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Refused.play?.(context);
    const field = await context.canvas.findByLabelText<HTMLTextAreaElement>(copy.text);
    await userEvent.click(field);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, context.args.text.length]);
  },
};
