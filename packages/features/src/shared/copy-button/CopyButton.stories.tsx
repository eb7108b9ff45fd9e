import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';

import { copyButtonCopy } from './copy';
import { CopyButton } from './CopyButton';

const meta = {
  component: CopyButton,
  args: { text: 'What song did you dance to last?', label: 'Copy the question' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(write).toHaveBeenCalledWith(args.text);
    await expect(await canvas.findByText(copyButtonCopy.copied)).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(await canvas.findByLabelText(copyButtonCopy.text)).toHaveValue(args.text);
  },
};

export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
