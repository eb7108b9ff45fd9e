import { Skeleton } from '@iru/ui/skeleton';

import { PATHS } from '../../paths';

/** How many conversations are shown before the application is ready; they fill a phone. */
const ROWS = 5;

/** Filled by the first script; React leaves alone what it finds in an element of this kind. */
const filledByScript = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * The visitor's latest conversations in the prerendered page: the first script fills in what the device keeps, long before
 * the application is ready on a slow phone, and hides the bones. Each row is a link, which works without the application.
 */
export function StoredThreads() {
  return (
    <>
      <ul hidden data-stored-threads="">
        {Array.from({ length: ROWS }, (_, row) => `row ${row}`).map((key) => (
          <li key={key} hidden className="border-b border-line">
            <a href={PATHS.messages} className="flex min-h-11 items-center gap-3 px-1 py-3">
              <span aria-hidden="true" className="size-11 shrink-0 rounded-full bg-sunken" />
              <span className="min-w-0 flex-1">
                <bdi className="block font-semibold wrap-anywhere" {...filledByScript} />
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
