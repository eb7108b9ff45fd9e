// Proves BLOG-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { atHeading, printedText } from '../../parts/prose/testing/prose-stories';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { blogHref } from './blog-href';
import { BlogPage } from './BlogPage';
import { blogCopy } from './copy';
import { loadPost, posts } from './posts';

const list = [withRouter(PATHS.blog)];
const reading = [withRouter(blogHref({ post: 'two-yeses' }))];

const meta = {
  title: 'Blog',
  id: 'pages-blog',
  component: BlogPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  decorators: list,
  play: async ({ canvas, step }) => {
    await step('All posts and both sidebar lists show', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
      const featured = within(canvas.getByRole('region', { name: blogCopy.featured }));
      await expect(featured.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByRole('region', { name: blogCopy.latest })).toBeVisible();
    });
  },
};

export const Searched: Story = {
  decorators: list,
  play: async ({ canvas, step }) => {
    await step('Nothing changes before “Find Now”', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: blogCopy.search }), 'scam');
      await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
    });
    await step('“Find Now” shows the matching posts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: blogCopy.find }));
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
      await expect(canvas.getByRole('status')).toHaveTextContent('1 post found');
    });
  },
};

export const ByTag: Story = {
  decorators: [withRouter(blogHref({ tag: 'Safety' }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Safety' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const Reading: Story = {
  decorators: reading,
  play: async ({ canvas, step }) => {
    await step('The text loads', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: /At the table/ })).toBeVisible(),
      );
    });
  },
};

export const Loading: Story = {
  decorators: reading,
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Loading “Two yeses/)).toBeInTheDocument());
  },
};

const failsOnce = fn(loadPost);

export const Failed: Story = {
  decorators: reading,
  args: { load: failsOnce },
  beforeEach: () => {
    failsOnce.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas, step }) => {
    await step('The error is announced', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('didn’t load');
    });
  },
};

export const OneLetter: Story = {
  decorators: [withRouter(blogHref({ q: 'a' }))],
  play: async ({ canvas, step }) => {
    await step('A single letter isn’t searched', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Type at least two letters\.$/);
      await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
    });
  },
};

export const UnknownPost: Story = {
  decorators: [withRouter(`${PATHS.blog}?post=unknown&tag=nothing`)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(blogCopy.notFound)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
  },
};

export const NarrowsAndClears: Story = {
  ...Searched,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Searched.play?.(context);
    const field = canvas.getByRole('searchbox', { name: blogCopy.search });
    await step('The tag leaves no results', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Family' }));
      await expect(canvas.getByText(blogCopy.empty.title)).toBeVisible();
    });
    await step('All posts show and the empty field has focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: blogCopy.clear }));
      await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
};

export const PreviousAndBack: Story = {
  ...Reading,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Reading.play?.(context);
    await step('The previous post takes focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Previous post/ }));
      await expect(
        canvas.getByRole('heading', { level: 1, name: posts[1]?.title ?? '' }),
      ).toHaveFocus();
    });
    await step('The list takes focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: blogCopy.all }));
      await expect(canvas.getByRole('heading', { level: 1, name: blogCopy.heading })).toHaveFocus();
    });
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Failed.play?.(context);
    await step('“Try again” loads the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: /At the table/ })).toBeVisible(),
      );
    });
  },
};

export const OneLetterWithTag: Story = {
  ...OneLetter,
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await step('The tag’s posts are counted', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Safety' }));
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Type at least two letters. 1 post found',
      );
    });
  },
};

export const AtHeading: Story = {
  tags: ['behaviour'],
  decorators: [withRouter(`${blogHref({ post: 'two-yeses' })}#at-the-table`)],
  ...atHeading('At the table'),
};

export const Printed: Story = {
  decorators: reading,
  ...printedText('At the table', blogCopy.all),
  tags: ['behaviour'],
};
