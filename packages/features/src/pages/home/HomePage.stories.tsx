// Proves HOME-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { homeCopy as copy } from '#words/pages/home/copy';
import { underHeader } from '../../testing/in-box';
import { withRouter } from '../../testing/with-router';
import { HomePage } from './HomePage';

const meta = {
  title: 'Home/Page',
  id: 'pages-home-page',
  component: HomePage,
  decorators: [underHeader, withRouter('/')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Share Your Story' });
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Steps to Find Your Soulmate',
      'Discover Your Perfect Match',
      'Your Safety, Our Priority',
      'They found each other here',
      'Share Your Story',
    ]);
    await expect(document.title).toBe('Iru: find something real');
  },
};

export const VideoDialogCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Watch Our Story' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: copy.story.title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
