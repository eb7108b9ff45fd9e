import { TextLink } from '@iru/ui/text-link';
import { Link } from 'react-router-dom';

import { EmergencyNumbers } from '../page/EmergencyNumbers';
import { offlineCopy } from '#words/parts/offline/copy';
import { KEPT_PATHS } from './kept-paths';

const copy = offlineCopy.kept;

/** The emergency numbers and the pages that open without a connection. */
export function KeptPages() {
  return (
    <div className="mx-auto mt-10 grid w-full max-w-form gap-8 text-start">
      <section aria-labelledby="numbers">
        <h2 id="numbers" className="text-title">
          {copy.emergency}
        </h2>
        <EmergencyNumbers className="mt-3" />
      </section>
      <section aria-labelledby="kept">
        <h2 id="kept" className="text-title">
          {copy.heading}
        </h2>
        <ul className="mt-2">
          {KEPT_PATHS.map((path) => (
            <li key={path}>
              <TextLink asChild className="inline-flex min-h-11 items-center">
                <Link to={path}>{copy.pages[path]}</Link>
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
