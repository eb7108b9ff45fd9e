import { Skeleton } from '@iru/ui/skeleton';

import { BASE_PATH } from '../../domain/language';
import { PATHS } from '../../paths';

/** How many conversations are shown before hydration; enough to fill a phone's screen. */
const ROWS = 5;

/** Filled by the boot script; React doesn't touch the content of this kind of element. */
const filledByScript = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * The latest conversations in the prerendered page. The boot script fills in the saved ones, long before hydration on a
 * slow phone, and hides the skeleton. Each row is a link, which works without JavaScript.
 */
export function StoredThreads() {
  return (
    <>
      <ul hidden data-stored-threads="">
        {Array.from({ length: ROWS }, (_, row) => `row ${row}`).map((key) => (
          <li key={key} hidden className="border-b border-line">
            <a
              href={`${BASE_PATH}${PATHS.messages}`}
              className="flex min-h-11 items-center gap-3 px-1 py-3"
            >
              <span aria-hidden="true" className="size-11 shrink-0 rounded-full bg-sunken" />
              <span className="min-w-0 flex-1">
                <bdi
                  translate="no"
                  className="block font-semibold wrap-anywhere"
                  {...filledByScript}
                />
                <span
                  className="line-clamp-1 text-small wrap-anywhere text-ink-soft"
                  {...filledByScript}
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Skeleton lines={6} />
    </>
  );
}
