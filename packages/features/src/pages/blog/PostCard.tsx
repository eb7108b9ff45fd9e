import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import { UNTRANSLATED } from '../../content/untranslated';
import { blogHref } from './blog-href';
import { PostFacts } from './PostFacts';
import type { Post } from './posts';

export interface PostCardProps {
  post: Post;
  /** Whether the card takes the full width, with its text beside the picture. @default false */
  large?: boolean;
}

export function PostCard({ post, large = false }: PostCardProps) {
  const { id, title, summary, src, alt } = post;
  return (
    <li className={clsx('group relative', large && 'sm:col-span-2')}>
      <article
        className={clsx('grid gap-4', large && 'sm:grid-cols-[1.2fr_1fr] sm:items-center sm:gap-8')}
      >
        <img
          src={src}
          alt={alt}
          lang={UNTRANSLATED}
          width={1200}
          height={800}
          loading={large ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-3/2 w-full rounded-lg object-cover"
        />
        <div>
          <PostFacts post={post} />
          <h2
            lang={UNTRANSLATED}
            className={clsx('mt-2 group-hover:text-primary', large ? 'text-heading' : 'text-title')}
          >
            <Link
              to={blogHref({ post: id })}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {title}
            </Link>
          </h2>
          <p lang={UNTRANSLATED} className="mt-2 text-ink-soft">
            {summary}
          </p>
        </div>
      </article>
    </li>
  );
}
