import type { Deviation } from '../../scripts/lib/requirements.mjs';
import { mentions } from './requirement-list';

/** A line of Markdown: its code as code, its links as their words. */
function Line({ text }: { text: string }) {
  const parts = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(`[^`]+`)/)
    .map((part, at) => ({ part, key: `${at} ${part}` }));
  return parts.map(({ part, key }) =>
    part.startsWith('`') ? <code key={key}>{part.slice(1, -1)}</code> : part,
  );
}

export interface KnownDeviationsProps {
  deviations: readonly Deviation[];
  /** What is looked for. */
  query: string;
}

/** Where the site departs from its specification on purpose, from docs/deviations.md. */
export function KnownDeviations({ deviations, query }: KnownDeviationsProps) {
  const found = deviations.filter(({ section, specification, here }) =>
    mentions(query, [section, specification, here]),
  );
  return (
    <section aria-labelledby="knowing-deviations">
      <h2 id="knowing-deviations" className="mb-2 font-display text-title">
        Knowing deviations
      </h2>
      <p className="mb-2">Where the site departs from its specification, on purpose.</p>
      <details>
        <summary className="min-h-6 cursor-pointer font-semibold">{`${found.length} of ${deviations.length} deviations`}</summary>
        <ul className="list-none p-0 text-small">
          {found.map(({ section, specification, here }) => (
            <li
              key={specification}
              className="grid gap-x-4 gap-y-1 border-t border-line py-2 sm:grid-cols-[6rem_1fr_1fr]"
            >
              <span className="text-ink-soft">{`Section ${section}`}</span>
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">The specification: </span>
                <Line text={specification} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <strong>Here: </strong>
                <Line text={here} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
