import { hasWords, readSearch, searchTerms } from '../../parts/prose/search-prose';
import type { Post } from './posts';

export interface BlogQuery {
  readonly words: string;
  /** '' for all. */
  readonly tag: string;
  readonly post: Post | undefined;
  readonly isNotFound: boolean;
}

/** Reads the URL. Unknown tags and posts are ignored. */
export const readBlogQuery = (query: URLSearchParams, posts: readonly Post[]): BlogQuery => {
  const post = posts.find(({ id }) => id === query.get('post'));
  return {
    words: readSearch(query.get('q')),
    tag: posts.find(({ tag }) => tag === query.get('tag'))?.tag ?? '',
    post,
    isNotFound: post === undefined && Boolean(query.get('post')),
  };
};

/** Returns the posts with a tag whose title, tag or keywords contain every search term. */
export const findPosts = (
  posts: readonly Post[],
  { words, tag }: Pick<BlogQuery, 'words' | 'tag'>,
): readonly Post[] => {
  const terms = searchTerms(words);
  return posts.filter(
    (post) =>
      (tag === '' || post.tag === tag) && hasWords(terms, post.title, post.tag, ...post.keywords),
  );
};
