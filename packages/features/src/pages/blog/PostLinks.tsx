import { useId } from 'react';
import { Link } from 'react-router-dom';

import { UNTRANSLATED } from '../../content/untranslated';
import { blogHref } from './blog-href';
import { PostFacts } from './PostFacts';
import type { Post } from './posts';

export interface PostLinksProps {
  heading: string;
  posts: readonly Post[];
}

export function PostLinks({ heading, posts }: PostLinksProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b-2 border-ink pb-2 text-title">
        {heading}
      </h2>
      <ul className="divide-y divide-line">
        {posts.map((post) => (
          <li key={post.id} className="py-3">
            <Link
              to={blogHref({ post: post.id })}
              lang={UNTRANSLATED}
              className="block min-h-8 font-semibold hover:text-primary"
            >
              {post.title}
            </Link>
            <PostFacts post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
