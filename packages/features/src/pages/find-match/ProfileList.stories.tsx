import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { findMatchCopy } from './copy';
import { profileCardCopy } from '../../parts/profile-card/copy';
import { withRouter } from '../../testing/with-router';
import { clearPictures } from '../../parts/people/clear-pictures';
import { manyProfiles } from './mocks/many-profiles';
import { ProfileList } from './ProfileList';
import { profiles } from './browse-profiles';

const meta = {
  title: 'Find match/Profile list',
  id: 'pages-find-match-profile-list',
  component: ProfileList,
  args: { profiles, loggedIn: false, pictures: undefined, onClear: fn() },
  decorators: [withRouter('/find-match')],
} satisfies Meta<typeof ProfileList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};

export const Clear: Story = {
  args: { loggedIn: true, pictures: clearPictures },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Like / })).toHaveLength(12);
  },
};

export const Loading: Story = {
  args: { loggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.queryByRole('img', { name: profileCardCopy.masked })).toBeNull();
  },
};

export const Empty: Story = {
  args: { profiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matches found' })).toBeVisible();
  },
};

export const ManyMore: Story = {
  args: { profiles: manyProfiles(60) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
  },
};

export const MaskByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('A masked card has one tab stop', async () => {
      await userEvent.tab();
      const [first, second] = canvas.getAllByRole('link', { name: 'Sign Up to View' });
      await expect(first).toHaveFocus();
      await userEvent.tab();
      await expect(second).toHaveFocus();
    });
    await step('Enter opens the registration page', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'You are at /register' })).toBeVisible();
    });
  },
};

export const ClearsTheFilters: Story = {
  ...Empty,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: findMatchCopy.filters.clear }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

export const ShowsMore: Story = {
  ...ManyMore,
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const shown = () => canvas.getAllByRole('article').length;
    await step('24 at a time, then the rest', async () => {
      await expect(shown()).toBe(24);
      await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more' }));
      await expect(shown()).toBe(48);
      await userEvent.click(canvas.getByRole('button', { name: 'Show 12 more' }));
      await expect(shown()).toBe(60);
    });
  },
};
