import { Link } from 'react-router-dom';

import { articleLanguage } from '../../content/untranslated';
import { articles, CATEGORIES } from './articles';
import { helpCenterCopy as copy } from '#words/pages/help-center/copy';
import { helpHref } from '../../content/help-href';

export function ArticleList() {
  return (
    <div className="page-width grid gap-12 py-(--section-space)">
      {CATEGORIES.map((category) => (
        <section
          key={category}
          id={category}
          aria-labelledby={`${category}-name`}
          className="scroll-mt-24"
        >
          <h2 id={`${category}-name`} className="text-heading">
            {copy.categories[category].name}
          </h2>
          <ul className="mt-4 grid gap-x-12 border-t border-line md:grid-cols-2">
            {articles
              .filter((article) => article.category === category)
              .map(({ slug, title, summary }) => (
                <li key={slug} className="border-b border-line">
                  <Link
                    to={helpHref(slug)}
                    lang={articleLanguage(slug)}
                    className="group block rounded-sm py-4"
                  >
                    <span className="block font-semibold group-hover:text-primary">{title}</span>{' '}
                    <span className="mt-1 block text-ink-soft">{summary}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
