import { TextLink } from '@iru/ui/text-link';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { Thread } from '../../persistence/threads';
import { safeText } from '../../domain/text';
import { lastMessageText } from '../../domain/last-message';
import { dedupeById } from '../../parts/people/dedupe-by-id';
import { peopleCopy } from '#words/parts/people/copy';
import { PersonName } from '../../parts/person-name/PersonName';
import { PATHS } from '../../paths';
import { userCopy } from '#words/pages/user/copy';

const copy = userCopy.threads;
const SHOWN = 5;

export interface RecentThreadsProps {
  /** Newest first. */
  threads: readonly Thread[];
  countOf: (id: string) => number;
}

export function RecentThreads({ threads, countOf }: RecentThreadsProps) {
  const remaining = threads.length - SHOWN;
  return (
    <section aria-labelledby="threads">
      <h2 id="threads" className="text-heading">
        {copy.heading}
      </h2>
      {threads.length === 0 ? (
        <p className="mt-3 flex max-w-prose items-start gap-3 text-ink-soft">
          <MessageCircle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>{copy.empty}</span>
        </p>
      ) : (
        <ul className="mt-3 border-b border-line">
          {dedupeById(threads.slice(0, SHOWN)).map(({ id, name, last }) => (
            <li key={id} className="border-t border-line py-3">
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="min-w-0 font-text text-body font-semibold tracking-normal wrap-anywhere">
                  <PersonName name={name} fallback={peopleCopy.unnamed} />
                </h3>
                {countOf(id) > 0 ? (
                  <span className="shrink-0 text-small text-ink-soft">
                    {copy.messages(countOf(id))}
                  </span>
                ) : null}
              </div>
              <p className="mt-0.5 wrap-anywhere text-ink-soft">
                {safeText(countOf(id) > 0 ? last : lastMessageText(last), 140) || copy.silent}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-3">
        {threads.length === 0 ? (
          <TextLink asChild variant="nav" className="-mx-2 me-1 text-primary">
            <Link to={PATHS.swipe}>{copy.meet}</Link>
          </TextLink>
        ) : null}
        {remaining > 0 ? <span className="text-ink-soft">{copy.more(remaining)}</span> : null}
        <TextLink asChild variant="nav" className="-mx-2 text-primary">
          <Link to={PATHS.messages}>{copy.action}</Link>
        </TextLink>
      </p>
    </section>
  );
}
