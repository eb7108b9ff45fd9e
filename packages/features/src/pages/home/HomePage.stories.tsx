// Proves HOME-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { homeCopy } from './copy';
import { withPreferences } from '../../testing/preferences';
import { loggedIn } from '../../testing/logged-in';
import { underHeader } from '../../testing/under-header';
import { withRouter } from '../../testing/with-router';
import { HomePage } from './HomePage';

const soon = { timeout: 5000 };

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
  play: async ({ canvas, step }) => {
    await step('The six sections appear in order', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Find Something Real' }),
      ).toBeVisible();
      await expect(
        canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
      ).toEqual([
        'Steps to Find Your Soulmate',
        'Discover Your Perfect Match',
        'Your Safety, Our Priority',
        'They found each other here',
        'Share Your Story',
      ]);
      await expect(document.title).toBe('Iru: find something real');
    });
    await step('The links open the right pages', async () => {
      const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
      await expect(href('Get Started')).toBe('/register');
      await expect(href('Explore Exclusively')).toBe('/find-match');
      await expect(href('Share Your Story')).toBe('/share-story');
    });
    await step('Six people from Rwanda are unmasked', async () => {
      const people = within(canvas.getByRole('list', { name: 'Sample profiles' })).getAllByRole(
        'article',
      );
      await expect(people).toHaveLength(6);
      for (const person of people)
        await expect(within(person).getByText(/, Rwanda$/)).toBeInTheDocument();
      await expect(canvas.queryByText('Sign Up to View')).toBeNull();
    });
  },
};

export const LoggedIn: Story = {
  beforeEach: loggedIn,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Explore Exclusively' })).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const VideoDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Watch Our Story' }));
    const dialog = await screen.findByRole('dialog', { name: homeCopy.story.title }, soon);
    const video = dialog.querySelector('video');
    await expect(video?.controls).toBe(true);
    await expect(video?.muted).toBe(true);
  },
};

export const FullMotion: Story = {
  beforeEach: () => withPreferences({ reducedMotion: false }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: homeCopy.hero.video.pause }, soon);
    const video = canvasElement.querySelector('video');
    await expect(video?.muted).toBe(true);
    await expect(video?.playsInline).toBe(true);
  },
};

export const WaveAsksToRegister: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const aline = canvas.getByRole('article', { name: 'Aline, 27' });
    await userEvent.click(within(aline).getByRole('button', { name: 'Wave' }));
    await expect(canvas.getByRole('heading', { name: 'You are at /register' })).toBeVisible();
  },
};

export const VideoDialogCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Watch Our Story' });
    await step('Escape closes it and returns focus', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: homeCopy.story.title }, soon);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('It reopens, and the close button closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }, soon));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

/** Sections show without fading in. */
export const ReducedMotion: Story = {
  tags: ['behaviour'],
  beforeEach: () => withPreferences({ reducedMotion: true }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: /the video$/ })).toBeNull();
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvasElement.querySelector('[data-reveal]')).toHaveAttribute(
      'data-reveal',
      'there',
    );
  },
};

export const SavesData: Story = {
  tags: ['behaviour'],
  beforeEach: () => withPreferences({ reducedMotion: false, saveData: true }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const PausesAndPlays: Story = {
  ...FullMotion,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: homeCopy.hero.video.pause }, soon),
    );
    await userEvent.click(await canvas.findByRole('button', { name: homeCopy.hero.video.play }));
    await userEvent.click(await canvas.findByRole('button', { name: homeCopy.hero.video.pause }));
    await canvas.findByRole('button', { name: homeCopy.hero.video.play });
  },
};
