import type { PageCopy } from '../../parts/page/page-copy';

export const blogCopy = {
  title: 'Blog',
  description:
    'On dating with care: consent, safety, families and long distance, from Kigali and the region.',
  heading: 'Letters from Kigali',
  intro:
    'Longer thoughts on meeting each other well: six of them so far, each a few minutes to read. The people in them are invented.',
  invented: 'The people in this post are invented, and told of for this demonstration.',
  search: 'Search titles and tags',
  placeholder: 'consent, family, safety',
  find: 'Find Now',
  clear: 'Show all posts',
  tags: 'Tags',
  allTags: 'All',
  featured: 'Featured',
  latest: 'Latest',
  notFound: 'This post is no longer here. All the others are.',
  results: (count: number) => `${count} ${count === 1 ? 'post' : 'posts'} found`,
  empty: {
    title: 'Nothing found',
    text: (query: string) =>
      `No title and no tag holds “${query}”. Try a single word, or look at all posts.`,
  },
  minutes: (minutes: number) => `${minutes} min read`,
  all: 'All posts',
  share: 'Copy link',
  previous: 'Previous post',
  next: 'Next post',
  around: 'More to read',
} satisfies PageCopy & Record<string, unknown>;
