import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

import { LANGUAGE } from '../../domain/language';
import { LANGUAGES, LANGUAGE_CODES } from '../../domain/languages';
import { setLanguage } from '../../persistence/language';
import { languageCopy as copy } from '#words/parts/language/copy';
import { useLanguageHref } from './use-language-href';

export interface LanguageLinksProps extends ComponentPropsWithRef<'ul'> {
  /** In a row, or below each other in a menu. @default 'row' */
  variant?: 'row' | 'menu';
}

/** Links to the same page in each language, each by its own name; a language is another build, so they load a page. */
export function LanguageLinks({ variant = 'row', className, ...rest }: LanguageLinksProps) {
  const hrefOf = useLanguageHref();
  return (
    <ul
      translate="no"
      aria-label={copy.heading}
      {...rest}
      className={clsx(
        variant === 'row' && 'flex flex-wrap gap-x-3 text-small sm:gap-x-4',
        className,
      )}
    >
      {LANGUAGE_CODES.map((language) => (
        <li key={language}>
          <a
            href={hrefOf(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === LANGUAGE ? 'true' : undefined}
            onClick={() => setLanguage(language)}
            className={clsx(
              'flex min-h-11 items-center rounded-sm aria-[current]:font-semibold',
              variant === 'row'
                ? 'underline underline-offset-4 aria-[current]:no-underline'
                : 'px-3 hover:bg-sunken',
            )}
          >
            {LANGUAGES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
