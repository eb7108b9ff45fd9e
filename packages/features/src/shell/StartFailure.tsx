import { EMERGENCY } from '../domain/emergency-numbers';
import { shellCopy } from '#words/shell/copy';
import { withEnglish } from '../parts/language/with-english';
import { shellCopy as englishCopy } from './copy';

const copy = shellCopy.startFailure;
const english = englishCopy.startFailure;
/** An empty address is the one of the page. */
const reloadLink = { href: '' } as const;
const linkClasses = 'inline-flex min-h-11 items-center font-semibold underline';

/** The message for a page whose application can't start; prerendered, and shown without a script (SHELL-7). */
export function StartFailure() {
  return (
    <div role="alert" data-timing="start-failure" data-print="hide" className="start-failure">
      <div className="border-t border-line bg-night py-3 text-small text-on-night">
        <div className="page-width">
          <p className="font-semibold">{copy.title}</p>
          <p className="mt-1">{withEnglish(copy.text, english.text)}</p>
          <p className="mt-1 in-data-booted:hidden">{withEnglish(copy.exit, english.exit)}</p>
          <p className="flex flex-wrap gap-x-6">
            <a {...reloadLink} className={linkClasses}>
              {copy.reload}
            </a>
            <a href={`tel:${EMERGENCY.allServices}`} className={linkClasses}>
              {copy.call(EMERGENCY.allServices)}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
