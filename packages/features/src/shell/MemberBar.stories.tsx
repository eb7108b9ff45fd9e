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
  play: async ({ canvas }) => {
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
    await expect(canvas.queryByText(/^\d+$/)).toBeNull();
  },
};

export const WithLikes: Story = { beforeEach: withStorage({ iru_likes: people }) };

export const OnSubpage: Story = { parameters: { path: '/settings' } };

export const AtLikes: Story = { parameters: { path: '/user#likes' } };

export const CountsLikes: Story = {
  ...WithLikes,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Likes 2 people' })).toBeVisible();
    withStorage({ iru_hidden: [{ id: 's1', name: 'Aline', kind: 'hidden', ts: 1 }] })();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Likes 1 person' })).toBeVisible());
    withStorage({
      iru_hidden: people.map(({ id, name }) => ({ id, name, kind: 'hidden', ts: 1 })),
    })();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: shellCopy.sections.likes })).toBeVisible(),
    );
  },
};
