import { readSearch, wordsOf, wordTest } from '../../parts/prose/search-prose';
import type { Post } from './posts';

/** What the address of the blog asks for. */
export interface BlogQuery {
  /** The words of the search, as they were typed. */
  readonly words: string;
  /** The chosen tag, '' for all. */
  readonly tag: string;
  /** The opened post. */
  readonly post: Post | undefined;
  /** Whether a post is asked for that is not there. */
  readonly isNotFound: boolean;
}

/** Reads the address; a tag or a post that does not exist is left out. */
export const readBlogQuery = (query: URLSearchParams, posts: readonly Post[]): BlogQuery => {
  const post = posts.find(({ id }) => id === query.get('post'));
  return {
    words: readSearch(query.get('q')),
    tag: posts.find(({ tag }) => tag === query.get('tag'))?.tag ?? '',
    post,
    isNotFound: post === undefined && Boolean(query.get('post')),
  };
};

/** The posts with a tag whose title or tag holds every word; a word of one letter is not looked for. */
export const findPosts = (
  posts: readonly Post[],
  { words, tag }: Pick<BlogQuery, 'words' | 'tag'>,
): readonly Post[] => {
  const tests = wordsOf(words).map(wordTest);
  return posts.filter(
    (post) =>
      (tag === '' || post.tag === tag) &&
      tests.every((test) => test.test(`${post.title} ${post.tag}`)),
  );
};
