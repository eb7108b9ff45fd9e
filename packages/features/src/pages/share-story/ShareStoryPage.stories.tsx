// Proves SHARE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { shareStoryCopy } from '#words/pages/share-story/copy';
import { ShareStoryPage } from './ShareStoryPage';

const { gallery } = shareStoryCopy;

const meta = {
  title: 'Share story',
  id: 'pages-share-story',
  component: ShareStoryPage,
  decorators: [withRouter(PATHS.shareStory)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShareStoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: gallery.heading }));
    await expect(region.getAllByRole('button')).toHaveLength(8);
    for (const link of canvas.getAllByRole('link', { name: /^Apply/ })) {
      await expect(link).toHaveAttribute('href', PATHS.testimonyForm);
    }
    const process = within(canvas.getByRole('region', { name: shareStoryCopy.process.heading }));
    await expect(process.getByText(/other three are planned/)).toBeVisible();
    await expect(canvas.getByText(/Nothing is sent/)).toBeVisible();
    await expect(canvas.queryByText(/calls you|three (short )?questions/i)).toBeNull();
  },
};

export const LightboxOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Joyce & Emmanuel/ }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Joyce & Emmanuel, Kampala' })).toBeVisible(),
    );
  },
};

export const BrokenLogo: Story = {
  play: async ({ canvas }) => {
    const channels = canvas.getByRole('region', { name: shareStoryCopy.channels.heading });
    const logo = channels.querySelector('img');
    if (!logo) throw new Error('A channel has a logo.');
    await fireEvent.error(logo);
    await expect(await within(channels).findByText('IS')).toBeVisible();
  },
};

export const CyclesThroughPictures: Story = {
  ...LightboxOpen,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await LightboxOpen.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: gallery.next }));
    await expect(screen.getByText(gallery.dialog(1, 8))).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByText(gallery.dialog(2, 8))).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(screen.getByText(gallery.dialog(8, 8))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Joyce & Emmanuel/ })).toHaveFocus();
  },
};
