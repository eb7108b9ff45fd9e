import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { hrefOf } from '../testing/href-of';
import { quickExitCopy } from '#words/parts/quick-exit/copy';
import { withRoutes } from '../testing/with-router';
import { shellCopy } from '#words/shell/copy';
import { ShellErrorPage } from './ShellErrorPage';

const copy = shellCopy.broken;

function BrokenShell(): never {
  throw new Error('The header is broken.');
}

const meta = {
  title: 'Shell error page',
  id: 'parts-shell-error-page',
  component: ShellErrorPage,
  decorators: [
    withRoutes((story) => [{ path: '*', element: <BrokenShell />, errorElement: story }], '/'),
  ],
  parameters: {
    layout: 'fullscreen',
    // React and the router both log an uncaught error.
    expectedConsole: [/The header is broken|React Router caught|The above error occurred/],
  },
} satisfies Meta<typeof ShellErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.reload })).toBeVisible();
    await expect(hrefOf(canvas, copy.home)).toBe('/');
    await expect(hrefOf(canvas, copy.call('112'))).toBe('tel:112');
    const leave = canvas.getByRole('link', { name: quickExitCopy.leave });
    await expect(leave).toHaveAttribute('data-quick-exit');
    await expect(canvas.queryByText(/header is broken/)).toBeNull();
  },
};
