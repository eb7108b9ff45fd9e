// Proves NAV-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { shellCopy } from './copy';
import { loggedIn } from '../testing/logged-in';
import { withStorage } from '../testing/with-storage';
import { withRouterOnly } from '../testing/with-router';
import { MemberBar } from './MemberBar';

const people = [
  { id: 's1', name: 'Aline', city: 'Kigali', country: 'Rwanda', image: '' },
  { id: 's2', name: 'Diane', city: 'Huye', country: 'Rwanda', image: '' },
];

const meta = {
  title: 'Member bar',
  id: 'parts-shell-member-bar',
  component: MemberBar,
  decorators: [withRouterOnly('/messages')],
  parameters: { layout: 'fullscreen', docs: { story: { height: '120px' } } },
  globals: { viewport: { value: 'phone360' } },
  beforeEach: loggedIn,
} satisfies Meta<typeof MemberBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtMessages: Story = {
  play: async ({ canvas, step }) => {
    await step('five sections are linked, the current page marked', async () => {
      await expect(
        canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Discover', '/swipe'],
        ['Likes', '/user#likes'],
        ['Messages', '/messages'],
        ['Plan', '/meeting-guide'],
        ['You', '/user'],
      ]);
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Messages');
    });
    await step('no count is shown without likes', async () => {
      await expect(canvas.queryByText(/^\d+$/)).toBeNull();
    });
  },
};

export const WithLikes: Story = { beforeEach: withStorage({ iru_likes: people }) };

export const OnSubpage: Story = {
  parameters: { path: '/settings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: shellCopy.sections.you })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const AtLikes: Story = { parameters: { path: '/user#likes' } };

export const ElsewhereOnTheSite: Story = {
  parameters: { path: '/about-us' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: true })).toBeNull();
  },
};

export const CountsLikes: Story = {
  ...WithLikes,
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('link', { name: 'Likes 2 people' })).toBeVisible();
    await step('a hidden person isn’t counted', async () => {
      withStorage({ iru_hidden: [{ id: 's1', name: 'Aline', kind: 'hidden', ts: 1 }] })();
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Likes 1 person' })).toBeVisible(),
      );
    });
    await step('the count disappears with the last like', async () => {
      withStorage({
        iru_hidden: people.map(({ id, name }) => ({ id, name, kind: 'hidden', ts: 1 })),
      })();
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: shellCopy.sections.likes })).toBeVisible(),
      );
    });
  },
};
