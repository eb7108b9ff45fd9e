import { Badge } from '@iru/ui/badge';
import { Button } from '@iru/ui/button';
import { TextLink } from '@iru/ui/text-link';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { formatDay } from '../../content/format';
import type { HiddenPerson } from '../../persistence/hidden';
import { cleanName } from '../../domain/name';
import { ShowMore } from '../../parts/long-list/ShowMore';
import { useShowMore } from '../../parts/long-list/use-show-more';
import { peopleCopy } from '../../parts/people/copy';
import { PersonRow } from '../../parts/people/PersonRow';
import { nextFocusTarget } from '../../parts/people/hide-person';
import { PATHS } from '../../paths';
import { settingsCopy } from './copy';

const copy = settingsCopy.hidden;

export interface HiddenPeopleProps {
  /** Newest first. */
  people: readonly HiddenPerson[];
  onShow: (id: string) => void;
}

export function HiddenPeople({ people, onShow }: HiddenPeopleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState('');
  const { shown, remaining, more, list } = useShowMore(people);
  return (
    <section aria-labelledby="hidden" className="mt-12 max-w-prose md:mt-16">
      <h2 ref={heading} id="hidden" tabIndex={-1} className="text-heading">
        {copy.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{people.length === 0 ? copy.empty : copy.text}</p>
      {people.length === 0 ? (
        <TextLink asChild variant="nav" className="-mx-2 mt-1 text-primary">
          <Link to={PATHS.findMatch}>{copy.browse}</Link>
        </TextLink>
      ) : null}
      {people.length > 0 ? (
        <ul ref={list} aria-label={copy.list} className="mt-5 border-b border-line">
          {shown.map(({ id, name: stored, kind, ts, reason }) => {
            const name = cleanName(stored, 40) || peopleCopy.unnamed;
            return (
              // No picture: hidden people stay out of sight.
              <PersonRow
                key={id}
                name={name}
                actions={
                  <Button
                    variant="secondary"
                    aria-label={copy.showPerson(name)}
                    onClick={(event) => {
                      (nextFocusTarget(event.currentTarget) ?? heading.current)?.focus();
                      onShow(id);
                      setStatus(copy.shown(name));
                    }}
                  >
                    {copy.show}
                  </Button>
                }
              >
                <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
                  <Badge>{copy.kinds[kind]}</Badge>
                  {ts > 0 ? <span>{copy.since(formatDay(ts))}</span> : null}
                </p>
                {reason ? (
                  <p className="mt-1 text-small text-ink-soft">
                    {copy.reason(peopleCopy.reasons[reason])}
                  </p>
                ) : null}
              </PersonRow>
            );
          })}
        </ul>
      ) : null}
      <ShowMore remaining={remaining} onMore={more} className="mt-4" />
      <p role="status" className="text-ink-soft not-empty:mt-3">
        {status}
      </p>
    </section>
  );
}
