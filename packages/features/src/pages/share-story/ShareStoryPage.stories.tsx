// Proves SHARE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { shareStoryCopy } from './copy';
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
  play: async ({ canvas, step }) => {
    await step('shows eight pictures, each a button', async () => {
      const region = within(canvas.getByRole('region', { name: gallery.heading }));
      await expect(region.getAllByRole('button')).toHaveLength(8);
    });
    await step('shows the documented figures', async () => {
      const stats = within(canvas.getByRole('region', { name: shareStoryCopy.stats.heading }));
      for (const value of ['100+', '50+', '4']) await expect(stats.getByText(value)).toBeVisible();
    });
    await step('links each Apply button to the form', async () => {
      for (const link of canvas.getAllByRole('link', { name: /^Apply/ })) {
        await expect(link).toHaveAttribute('href', PATHS.testimonyForm);
      }
    });
    await step('says what is only planned, in the process and before the last link', async () => {
      const process = within(canvas.getByRole('region', { name: shareStoryCopy.process.heading }));
      await expect(process.getByText(/other three are planned/)).toBeVisible();
      await expect(canvas.getByText(/Nothing is sent/)).toBeVisible();
      await expect(canvas.queryByText(/calls you|three (short )?questions/i)).toBeNull();
    });
    await step('opens channels in a new tab', async () => {
      const link = canvas.getByRole('link', { name: /^Visit Iru Stories/ });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
  },
};

export const LightboxOpen: Story = {
  play: async ({ canvas, step }) => {
    await step('enlarges a picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Joyce & Emmanuel/ }));
      await waitFor(() =>
        expect(screen.getByRole('dialog', { name: 'Joyce & Emmanuel, Kampala' })).toBeVisible(),
      );
    });
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
    const { canvas, step } = context;
    await LightboxOpen.play?.(context);
    await step('wraps around by button and by arrow key', async () => {
      await userEvent.click(screen.getByRole('button', { name: gallery.next }));
      await expect(screen.getByText(gallery.dialog(1, 8))).toBeVisible();
      await userEvent.keyboard('{ArrowRight}');
      await expect(screen.getByText(gallery.dialog(2, 8))).toBeVisible();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(screen.getByText(gallery.dialog(8, 8))).toBeVisible();
    });
    await step('closes on Escape and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: /Joyce & Emmanuel/ })).toHaveFocus();
    });
  },
};

export const Questions: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    for (const { question, answer } of shareStoryCopy.faq.list) {
      await userEvent.click(canvas.getByRole('button', { name: question }));
      await waitFor(() => expect(canvas.getByText(answer)).toBeVisible());
    }
    await expect(canvas.queryByText(shareStoryCopy.faq.list[0]?.answer ?? '')).toBeNull();
  },
};
