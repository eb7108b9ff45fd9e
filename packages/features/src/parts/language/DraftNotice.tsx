import { useLocation } from 'react-router-dom';

import { brand } from '../../content/brand';
import { LANGUAGE } from '../../domain/language';
import { mailtoAddress } from '../../domain/mail';
import { languageHref } from './language-href';
import { translationCopy as copy } from '#words/parts/language/translation-copy';
import { useLanguageHref } from './use-language-href';

const linkClasses = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** A line on each page of a draft: that it isn't reviewed, with links to the page in English and to a mail with a correction. */
export function DraftNotice() {
  const hrefOf = useLanguageHref();
  const { pathname } = useLocation();
  // Without the query, which can contain what the visitor typed.
  const url = languageHref(LANGUAGE, { pathname, search: '', hash: '' });
  const mail = { to: brand.email, subject: copy.mailSubject(url), body: copy.mailBody(url) };
  return (
    <p data-print="hide" className="page-width flex flex-wrap items-center gap-x-4 pt-2 text-small">
      {/* In a row of its own on a phone, so that nothing moves when the typeface loads. */}
      <span className="max-sm:basis-full">{copy.draft}</span>
      <a href={hrefOf('en')} hrefLang="en" className={linkClasses}>
        {copy.english}
      </a>
      <a href={mailtoAddress(mail)} className={linkClasses}>
        {copy.report}
      </a>
    </p>
  );
}
