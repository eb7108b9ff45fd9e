import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import type { ProseModule } from '../../content/prose-module';
import { articleLanguage } from '../../content/untranslated';
import { BASE_PATH } from '../../domain/language';
import { CopyButton } from '../../parts/copy-button/CopyButton';
import { EnglishNotice } from '../../parts/language/EnglishNotice';
import { OpenProse } from '../../parts/prose/OpenProse';
import { readingMinutes } from '../../parts/prose/prose-meta';
import { type Article, articles } from './articles';
import { helpCenterCopy as copy } from '#words/pages/help-center/copy';
import { helpHref } from '../../content/help-href';
import { ContactOptions } from './ContactOptions';

export interface ArticleViewProps {
  article: Article;
  /** Must be constant. */
  load: (slug: string) => Promise<ProseModule>;
  /** Whether the visit started on this page. Must be constant. */
  firstLoad: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Returns up to three related articles: by shared tags first, then by category. */
const getRelated = (article: Article): readonly Article[] => {
  const shared = (other: Article) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length * 2 +
    Number(other.category === article.category);
  return articles
    .filter((other) => other !== article && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 3);
};

export function ArticleView({ article, load, firstLoad, headingRef }: ArticleViewProps) {
  const { slug, title, summary, category, words } = article;
  const href = helpHref(slug);
  const lang = articleLanguage(slug);
  return (
    <>
      <div className="page-width grid gap-12 pt-8 pb-(--section-space) md:pt-14 lg:grid-cols-[minmax(0,var(--container-form))_18rem] lg:justify-between print:block">
        <article className="min-w-0">
          <Link
            to={helpHref()}
            data-print="hide"
            className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            <span>{copy.all}</span>
          </Link>
          <p className="mt-4 flex flex-wrap gap-x-4 text-small text-ink-soft">
            <span className="font-semibold text-primary">{copy.categories[category].name}</span>
            <span>{copy.minutes(readingMinutes(words))}</span>
          </p>
          <EnglishNotice lang={lang} />
          <h1 ref={headingRef} lang={lang} tabIndex={-1} className="mt-3 text-display">
            {title}
          </h1>
          <p lang={lang} className="mt-4 mb-8 text-lead text-ink-soft">
            {summary}
          </p>
          <OpenProse
            lang={lang}
            slug={slug}
            title={title}
            href={href}
            load={load}
            firstLoad={firstLoad}
          />
          <div data-print="hide" className="mt-10 flex flex-wrap gap-3">
            <CopyButton
              text={new URL(`${BASE_PATH}${href}`, window.location.href).href}
              label={copy.share}
            />
          </div>
        </article>
        <aside
          aria-labelledby="related"
          data-print="hide"
          className="lg:sticky lg:top-24 lg:self-start short:static"
        >
          <h2 id="related" className="border-b-2 border-ink pb-2 text-title">
            {copy.related}
          </h2>
          <ul className="divide-y divide-line">
            {getRelated(article).map((other) => (
              <li key={other.slug}>
                <Link
                  to={helpHref(other.slug)}
                  lang={articleLanguage(other.slug)}
                  className="flex min-h-12 items-center py-3 font-semibold hover:text-primary"
                >
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <div data-print="hide">
        <ContactOptions />
      </div>
    </>
  );
}
