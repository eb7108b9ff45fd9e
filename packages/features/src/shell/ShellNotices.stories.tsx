import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { replaceProperty } from '../testing/preferences';
import { ShellNotices } from './ShellNotices';

const goes = (state: 'online' | 'offline') => {
  const back = replaceProperty(navigator, 'onLine', state === 'online');
  window.dispatchEvent(new Event(state));
  return back;
};

const meta = {
  title: 'Shell notices',
  id: 'parts-shell-shell-notices',
  component: ShellNotices,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p className="page-width py-8">The page below the notices.</p>
      </>
    ),
  ],
} satisfies Meta<typeof ShellNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Offline: Story = {
  beforeEach: () => goes('offline'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You’re offline/)).toBeVisible();
  },
};
