import { Button } from '@iru/ui/button';
import { TextLink } from '@iru/ui/text-link';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { cleanName } from '../../domain/name';
import { type HiddenPerson, isEvidence, type KeptRecord } from '../../persistence/hidden';
import { ShowMore } from '../../parts/long-list/ShowMore';
import { useShowMore } from '../../parts/long-list/use-show-more';
import { peopleCopy } from '#words/parts/people/copy';
import { nextFocusTarget } from '../../parts/people/hide-person';
import { PATHS } from '../../paths';
import { systemClock } from '../../platform/clock';
import type { WriteOutcome } from '../../platform/storage';
import { settingsCopy } from '#words/pages/settings/copy';
import { HiddenPersonRow } from './HiddenPersonRow';
import { KeptRecords } from './KeptRecords';
import { RecordButton } from './RecordButton';
import { recordsCopy } from '#words/pages/settings/records-copy';
import { ShowAgainDialog } from './ShowAgainDialog';

const copy = settingsCopy.hidden;

export interface HiddenPeopleProps {
  /** Newest first. */
  people: readonly HiddenPerson[];
  /** Records of people who are shown again, newest first. */
  records: readonly KeptRecord[];
  onShow: (id: string, keepsRecord: boolean) => WriteOutcome;
}

/** Everyone the visitor hides on this device, and the records of blocks and reports (PEOPLE-1). */
export function HiddenPeople({ people, records, onShow }: HiddenPeopleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  const [status, setStatus] = useState('');
  const { shown, remaining, more, list } = useShowMore(people);

  const show = (id: string, name: string, keepsRecord: boolean) => {
    const next = nextFocusTarget(button.current) ?? heading.current;
    if (onShow(id, keepsRecord) === 'refused' && keepsRecord) {
      setStatus(recordsCopy.again.notKept(name));
      return;
    }
    setStatus(copy.shown(name));
    // Deferred: the dialog gives the focus back first.
    systemClock.later(0, () => next?.focus());
  };

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
          {shown.map((person) => {
            const { id } = person;
            const name = cleanName(person.name, 40) || peopleCopy.unnamed;
            return (
              <HiddenPersonRow
                key={id}
                person={person}
                name={name}
                actions={
                  <div className="flex flex-wrap gap-2">
                    {isEvidence(person) ? (
                      <RecordButton name={name} id={id} person={person} />
                    ) : null}
                    <Button
                      variant="secondary"
                      aria-label={copy.showPerson(name)}
                      onClick={(event) => {
                        button.current = event.currentTarget;
                        if (isEvidence(person)) setAsked({ id, name });
                        else show(id, name, false);
                      }}
                    >
                      {copy.show}
                    </Button>
                  </div>
                }
              />
            );
          })}
        </ul>
      ) : null}
      <ShowMore remaining={remaining} onMore={more} className="mt-4" />
      <p role="status" className="text-ink-soft not-empty:mt-3">
        {status}
      </p>
      <KeptRecords records={records} />
      {asked ? (
        <ShowAgainDialog
          key={asked.id}
          name={asked.name}
          onCancel={() => setAsked(undefined)}
          onShow={(keepsRecord) => show(asked.id, asked.name, keepsRecord)}
        />
      ) : null}
    </section>
  );
}
