import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { withRouter } from '../testing/with-router';
import { Assistant } from './Assistant';
import { assistantCopy } from '#words/assistant/copy';
import { assistantLauncherCopy as copy } from '#words/assistant/copy-launcher';

const meta = {
  title: 'Assistant',
  id: 'parts-assistant',
  component: Assistant,
  decorators: [withRouter('/')],
  parameters: { layout: 'fullscreen', docs: { story: { height: '640px' } } },
} satisfies Meta<typeof Assistant>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closing the panel fails, because something else has removed it. */
const closeRemovedPanel = async (click: (element: Element) => Promise<void>) => {
  await click(screen.getByRole('button', { name: copy.open }));
  const panel = await screen.findByRole('dialog', { name: assistantCopy.title });
  panel.parentElement?.remove();
  await click(screen.getByRole('button', { name: copy.close }));
};

export const RemovedFromPage: Story = {
  tags: ['behaviour'],
  parameters: { expectedConsole: [/NotFoundError|The above error occurred/] },
  play: async ({ canvas, userEvent }) => {
    await closeRemovedPanel(userEvent.click);
    await waitFor(() => expect(canvas.getByRole('button', { name: copy.open })).toBeVisible());
    await closeRemovedPanel(userEvent.click);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(copy.broken);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
