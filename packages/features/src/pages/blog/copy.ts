import { formatThings } from '../../content/format';
import type { PageCopy } from '../../parts/page/page-copy';

const posts = formatThings('post', 'posts');

export const blogCopy = {
  title: 'Blog',
  description:
    'Dating with care: consent, safety, families and long distance, from Kigali and the region.',
  heading: 'Letters from Kigali',
  intro: 'Six reads on meeting well, a few minutes each. The people are invented.',
  invented: 'The people in this post are invented.',
  search: 'Search titles and tags',
  placeholder: 'consent, family, safety',
  find: 'Find Now',
  clear: 'Show all posts',
  tags: 'Tags',
  allTags: 'All',
  featured: 'Featured',
  latest: 'Latest',
  notFound: 'We can’t find that post. Here are the others.',
  results: (count: number) => `${posts(count)} found`,
  empty: {
    title: 'Nothing found',
    text: (query: string) =>
      `No title or tag matches “${query}”. Try a single word, or see all posts.`,
  },
  minutes: (minutes: number) => `${minutes} min read`,
  all: 'All posts',
  share: 'Copy link',
  previous: 'Previous post',
  next: 'Next post',
  around: 'More to read',
} satisfies PageCopy & Record<string, unknown>;
