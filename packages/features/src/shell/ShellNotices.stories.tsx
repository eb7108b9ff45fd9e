import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { shellCopy } from './copy';
import { setTheme } from '../persistence/theme';
import { replaceProperty } from '../testing/preferences';
import { ShellNotices } from './ShellNotices';

const fullStorage = () => {
  const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });
  return () => full.mockRestore();
};

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

export const Refused: Story = {
  beforeEach: () => {
    const back = fullStorage();
    setTheme('dark');
    return back;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t be saved on this device/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: shellCopy.storage.export })).toBeVisible();
  },
};

export const Newer: Story = {
  beforeEach: () => {
    localStorage.setItem('iru_theme_v2', '"sepia"');
    setTheme('dark');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Reload to make changes here/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const BackOnline: Story = {
  ...Offline,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You’re offline/)).toBeVisible();
    const back = goes('online');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    back();
  },
};

export const SavedAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const back = fullStorage();
    await step('a refused write shows the notice', async () => {
      setTheme('dark');
      await expect(await canvas.findByText(/couldn’t be saved on this device/)).toBeVisible();
    });
    await step('the next successful write removes it', async () => {
      back();
      setTheme('light');
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    });
  },
};
