// Proves BLOG-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { atHeading, printedText } from '../../parts/prose/testing/prose-stories';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { blogAddress } from './blog-address';
import { BlogPage } from './BlogPage';
import { blogCopy } from './copy';
import { loadPost, posts } from './posts';

const list = [withRouter(PATHS.blog)];
const reading = [withRouter(blogAddress({ post: 'two-yeses' }))];

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
    await step('all posts, and both margins', async () => {
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
    await step('nothing changes before Find Now', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: blogCopy.search }), 'scam');
      await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
    });
    await step('Find Now leaves what holds the word', async () => {
      await userEvent.click(canvas.getByRole('button', { name: blogCopy.find }));
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
      await expect(canvas.getByRole('status')).toHaveTextContent('1 post found');
    });
  },
};

export const ByTag: Story = {
  decorators: [withRouter(blogAddress({ tag: 'Safety' }))],
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
    await step('the text arrives in place', async () => {
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
    await step('what went wrong is said in words', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    });
  },
};

export const OneLetter: Story = {
  decorators: [withRouter(blogAddress({ q: 'a' }))],
  play: async ({ canvas, step }) => {
    await step('a letter alone is not looked for', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Type at least two letters\.$/);
      await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
    });
  },
};

export const UnknownPost: Story = {
  decorators: [withRouter(`${PATHS.blog}?post=nobody&tag=nothing`)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(blogCopy.notFound)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
  },
};

/** A tag narrows what was found down to nothing, and all posts come back with an empty field that has the focus. */
export const NarrowsAndClears: Story = {
  ...Searched,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Searched.play?.(context);
    const field = canvas.getByRole('searchbox', { name: blogCopy.search });
    await step('a tag narrows further, down to nothing', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Family' }));
      await expect(canvas.getByText(blogCopy.empty.title)).toBeVisible();
    });
    await step('all posts come back, and the focus is in the empty field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: blogCopy.clear }));
      await expect(canvas.getAllByRole('article')).toHaveLength(posts.length);
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
};

/** The post before and the list are one link away, and their headings take the focus. */
export const LeadsOnAndBack: Story = {
  ...Reading,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Reading.play?.(context);
    await step('the post before is one link away and takes the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Previous post/ }));
      await expect(
        canvas.getByRole('heading', { level: 1, name: posts[1]?.title ?? '' }),
      ).toHaveFocus();
    });
    await step('back to the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: blogCopy.all }));
      await expect(canvas.getByRole('heading', { level: 1, name: blogCopy.heading })).toHaveFocus();
    });
  },
};

/** A second try brings the text that did not arrive. */
export const TriesAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Failed.play?.(context);
    await step('asking again brings the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: /At the table/ })).toBeVisible(),
      );
    });
  },
};

/** Beside a letter alone, the posts of a tag are counted. */
export const OneLetterWithTag: Story = {
  ...OneLetter,
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await step('with a tag, its posts are counted', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Safety' }));
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Type at least two letters. 1 post found',
      );
    });
  },
};

/** An address that names a heading of a post leads to it, under the header and with the focus. */
export const AtHeading: Story = {
  tags: ['behaviour'],
  decorators: [withRouter(`${blogAddress({ post: 'two-yeses' })}#at-the-table`)],
  ...atHeading('At the table'),
};

/** A printed post has nothing to press and no way back to the list. */
export const Printed: Story = {
  decorators: reading,
  ...printedText('At the table', blogCopy.all),
  tags: ['behaviour'],
};
