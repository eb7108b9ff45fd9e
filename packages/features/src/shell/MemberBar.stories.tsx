// Proves NAV-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { shellCopy } from '#words/shell/copy';
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
  beforeEach: withStorage({ iru_session: true }),
} satisfies Meta<typeof MemberBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtMessages: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
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
    const hidden = people.map(({ id, name }) => ({ id, name, kind: 'hidden', ts: 1 }));
    withStorage({ iru_hidden: hidden.slice(0, 1) })();
    await expect(await canvas.findByRole('link', { name: 'Likes 1 person' })).toBeVisible();
    withStorage({ iru_hidden: hidden })();
    const { likes: name } = shellCopy.sections;
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};
