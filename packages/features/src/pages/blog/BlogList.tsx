import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { Notice } from '@iru/ui/notice';
import { TextField } from '@iru/ui/text-field';
import { Search } from 'lucide-react';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { UNTRANSLATED } from '../../content/untranslated';
import { LIMITS } from '../../domain/limits';
import { EnglishNotice } from '../../parts/language/EnglishNotice';
import { proseCopy } from '#words/parts/prose/copy';
import { isTooShort, searchTerms } from '../../parts/prose/search-prose';
import { blogHref } from './blog-href';
import { PageTitle } from '../../parts/page/PageTitle';
import { blogCopy as copy } from '#words/pages/blog/copy';
import { type BlogQuery, findPosts } from './find-posts';
import { PostCard } from './PostCard';
import { PostLinks } from './PostLinks';
import { posts, tags } from './posts';

export interface BlogListProps {
  query: BlogQuery;
  headingRef: Ref<HTMLHeadingElement>;
}

const tagClasses =
  'inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 font-medium hover:border-ink aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-on-primary aria-[current=true]:forced-selected';

export function BlogList({ query, headingRef }: BlogListProps) {
  const navigate = useNavigate();
  const { words, tag, isNotFound } = query;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  const [previous, setPrevious] = useState(words);
  if (previous !== words) {
    // Back and forward change the URL, so the field follows.
    setPrevious(words);
    setTyped(words);
  }
  const found = findPosts(posts, query);
  const isSearching = searchTerms(words).length > 0 || tag !== '';
  const hint = isTooShort(words) ? proseCopy.tooShort : '';
  const announcement = `${hint} ${isSearching ? copy.results(found.length) : ''}`.trim();
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(blogHref({ q: typed.trim(), tag }), { preventScrollReset: true });
  };
  return (
    <>
      <PageTitle heading={copy.heading} intro={copy.intro} headingRef={headingRef} />
      <EnglishNotice lang={UNTRANSLATED} />
      {isNotFound ? <Notice className="mt-6 max-w-form">{copy.notFound}</Notice> : null}
      <search className="mt-8 block">
        <form noValidate className="flex max-w-form flex-wrap items-end gap-3" onSubmit={search}>
          <TextField
            ref={field}
            type="search"
            name="q"
            label={copy.search}
            placeholder={copy.placeholder}
            value={typed}
            maxLength={LIMITS.search}
            autoComplete="off"
            enterKeyHint="search"
            start={<Search aria-hidden="true" />}
            fieldClassName="flex-1 basis-56"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" className="min-h-12">
            {copy.find}
          </Button>
        </form>
        <nav aria-label={copy.tags} className="mt-4">
          <ul className="flex flex-wrap gap-2">
            {['', ...tags].map((each) => (
              <li key={each}>
                <Link
                  to={blogHref({ q: words, tag: each })}
                  preventScrollReset
                  aria-current={each === tag ? 'true' : undefined}
                  lang={each ? UNTRANSLATED : undefined}
                  className={tagClasses}
                >
                  {each || copy.allTags}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </search>
      <p role="status" className="mt-4 min-h-[1lh] text-ink-soft">
        {announcement}
      </p>
      <div className="mt-4 grid gap-12 lg:grid-cols-[1fr_18rem] lg:gap-16">
        {found.length === 0 ? (
          <EmptyState
            title={copy.empty.title}
            action={
              <Button asChild variant="secondary">
                <Link to={blogHref({})} onClick={() => field.current?.focus()}>
                  {copy.clear}
                </Link>
              </Button>
            }
          >
            {copy.empty.text(words)}
          </EmptyState>
        ) : (
          <ul className="grid content-start gap-x-8 gap-y-12 sm:grid-cols-2">
            {found.map((post, at) => (
              <PostCard
                key={post.id}
                post={post}
                large={!isSearching && (at === 0 || (at === found.length - 1 && at % 2 === 1))}
              />
            ))}
          </ul>
        )}
        <aside className="grid content-start gap-10 lg:sticky lg:top-24 lg:self-start short:static">
          <PostLinks heading={copy.featured} posts={posts.filter(({ featured }) => featured)} />
          <PostLinks heading={copy.latest} posts={posts.slice(0, 3)} />
        </aside>
      </div>
    </>
  );
}
