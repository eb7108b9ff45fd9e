// Proves BLOG-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { blogHref } from './blog-href';
import { BlogPage } from './BlogPage';
import { blogCopy as copy } from '#words/pages/blog/copy';
import { posts } from './posts';

const reading = { path: blogHref({ post: 'two-yeses' }) };

const meta = {
  title: 'Blog',
  id: 'pages-blog',
  component: BlogPage,
  decorators: [withRouter(PATHS.blog)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
    const featured = within(canvas.getByRole('region', { name: copy.featured }));
    await expect(featured.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: copy.latest })).toBeVisible();
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: copy.search }), 'scam');
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
    await userEvent.click(canvas.getByRole('button', { name: copy.find }));
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 post found');
  },
};

export const ByTag: Story = { parameters: { path: blogHref({ tag: 'Safety' }) } };

export const Reading: Story = {
  parameters: reading,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /At the table/ })).toBeVisible(),
    );
  },
};

export const OneLetter: Story = {
  parameters: { path: blogHref({ q: 'a' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Type at least two letters\.$/);
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
  },
};

export const UnknownPost: Story = {
  parameters: { path: `${PATHS.blog}?post=unknown&tag=nothing` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.notFound)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
  },
};

export const NarrowsAndClears: Story = {
  ...Searched,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await Searched.play?.(context);
    const field = canvas.getByRole('searchbox', { name: copy.search });
    await userEvent.click(canvas.getByRole('link', { name: 'Family' }));
    await expect(await canvas.findByText(copy.empty.title)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: copy.clear }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(posts.length));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const PreviousAndBack: Story = {
  ...Reading,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    const opened = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
    await Reading.play?.(context);
    await userEvent.click(canvas.getByRole('link', { name: /^Previous post/ }));
    await opened(posts[1]?.title ?? '');
    await userEvent.click(canvas.getByRole('link', { name: copy.all }));
    await opened(copy.heading);
  },
};
