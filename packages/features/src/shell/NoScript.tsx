import { EMERGENCY } from '../domain/emergency-numbers';
import { withEnglish } from '../parts/language/with-english';
import { shellCopy } from '#words/shell/copy';
import { shellCopy as englishCopy } from './copy';

const copy = shellCopy.noScript;
const { noScript: english } = englishCopy;

/** The notice for visitors without JavaScript: what doesn't work, and the emergency numbers, which do. */
export function NoScript() {
  return (
    <noscript>
      <p className="page-width py-3 text-small">
        <span>
          {withEnglish(`${copy.text} ${copy.danger}`, `${english.text} ${english.danger}`)}
        </span>{' '}
        <a
          href={`tel:${EMERGENCY.allServices}`}
          className="me-4 inline-flex min-h-11 items-center font-semibold underline"
        >
          {copy.call(EMERGENCY.allServices)}
        </a>{' '}
        <a
          href={`tel:${EMERGENCY.ambulance}`}
          className="me-4 inline-flex min-h-11 items-center font-semibold underline"
        >
          {copy.ambulance(EMERGENCY.ambulance)}
        </a>
      </p>
    </noscript>
  );
}
