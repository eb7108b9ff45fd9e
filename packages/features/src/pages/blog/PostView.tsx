import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import { UNTRANSLATED } from '../../content/untranslated';
import { BASE_PATH } from '../../domain/language';
import { CopyButton } from '../../parts/copy-button/CopyButton';
import { EnglishNotice } from '../../parts/language/EnglishNotice';
import { OpenProse } from '../../parts/prose/OpenProse';
import { blogHref } from './blog-href';
import { blogCopy as copy } from '#words/pages/blog/copy';
import { PostFacts } from './PostFacts';
import { loadPost, type Post, posts } from './posts';

export interface PostViewProps {
  post: Post;
  /** Whether the visit started on this page. Must be constant. */
  firstLoad: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

const linkClasses =
  'inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary underline-offset-4 hover:underline';

export function PostView({ post, firstLoad, headingRef }: PostViewProps) {
  const at = posts.indexOf(post);
  const newer = posts[at - 1];
  const older = posts[at + 1];
  const href = blogHref({ post: post.id });
  return (
    <article className="mx-auto max-w-form">
      <Link to={blogHref({})} data-print="hide" className={linkClasses}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        <span>{copy.all}</span>
      </Link>
      <header className="mt-4">
        <EnglishNotice lang={UNTRANSLATED} />
        <PostFacts post={post} />
        <h1 ref={headingRef} lang={UNTRANSLATED} tabIndex={-1} className="mt-3 text-display">
          {post.title}
        </h1>
        <p lang={UNTRANSLATED} className="mt-5 text-lead text-ink-soft">
          {post.summary}
        </p>
        <img
          src={post.src}
          alt={post.alt}
          lang={UNTRANSLATED}
          width={1200}
          height={800}
          decoding="async"
          className="mt-8 aspect-3/2 w-full rounded-lg object-cover"
        />
      </header>
      <div className="mt-10">
        <OpenProse
          lang={UNTRANSLATED}
          slug={post.id}
          title={post.title}
          href={href}
          load={loadPost}
          firstLoad={firstLoad}
        />
      </div>
      <p className="mt-10 text-small text-ink-soft">{copy.invented}</p>
      <footer data-print="hide" className="mt-12 grid gap-6 border-t border-line pt-6">
        <div className="flex flex-wrap gap-3">
          <CopyButton
            text={new URL(`${BASE_PATH}${href}`, window.location.href).href}
            label={copy.share}
          />
        </div>
        <nav aria-label={copy.around} className="grid gap-4 sm:grid-cols-2">
          {older ? (
            <Link
              to={blogHref({ post: older.id })}
              className="group rounded-md border border-line p-4 hover:border-ink"
            >
              <span className="flex items-center gap-2 text-small text-ink-soft">
                <ArrowLeft aria-hidden="true" className="size-4" />
                <span>{copy.previous}</span>
              </span>
              <span
                lang={UNTRANSLATED}
                className="mt-1 block font-semibold group-hover:text-primary"
              >
                {older.title}
              </span>
            </Link>
          ) : null}
          {newer ? (
            <Link
              to={blogHref({ post: newer.id })}
              className="group rounded-md border border-line p-4 text-end hover:border-ink sm:col-start-2"
            >
              <span className="flex items-center justify-end gap-2 text-small text-ink-soft">
                <span>{copy.next}</span>
                <ArrowRight aria-hidden="true" className="size-4" />
              </span>
              <span
                lang={UNTRANSLATED}
                className="mt-1 block font-semibold group-hover:text-primary"
              >
                {newer.title}
              </span>
            </Link>
          ) : null}
        </nav>
      </footer>
    </article>
  );
}
