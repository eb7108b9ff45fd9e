import { Button } from '@iru/ui/button';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { TextLink } from '@iru/ui/text-link';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { laterStore } from '../../persistence/later';
import { cleanName } from '../../domain/name';
import { PATHS } from '../../paths';
import { useSaveState, useStore } from '../../platform/use-store';
import { AuthGate } from '../auth-gate/AuthGate';
import { ShowMore } from '../long-list/ShowMore';
import { useShowMore } from '../long-list/use-show-more';
import { peopleCopy } from '#words/parts/people/copy';
import { dedupeById } from './dedupe-by-id';
import { PersonRow } from './PersonRow';
import { formatLocation } from './format-location';
import { nextFocusTarget } from './hide-person';
import { usePictureOf } from './use-picture-of';
import { useVisible } from './use-visible';

const copy = peopleCopy.later;

/** The people the visitor saved for later, each with a Bring back button (LATER-1). */
export function SavedForLater() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState('');
  const people = dedupeById(useVisible(useStore(laterStore)));
  const saveState = useSaveState(laterStore);
  const pictureOf = usePictureOf(people);
  const { shown, remaining, more, list } = useShowMore(people);
  const bringBack = (id: string, name: string, button: HTMLElement) => {
    (nextFocusTarget(button) ?? heading.current)?.focus();
    const outcome = laterStore.remove(id);
    setStatus(outcome === 'refused' ? copy.notBack(name) : copy.isBack(name));
  };
  return (
    <AuthGate section="later" count={people.length}>
      <section aria-labelledby="later">
        <h2 ref={heading} id="later" tabIndex={-1} className="text-heading">
          {copy.heading}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {(people.length === 0 ? copy.empty : copy.text)[saveState]}
        </p>
        {people.length > 0 ? (
          <ul ref={list} aria-label={copy.list} className="mt-4 border-b border-line">
            {shown.map((person) => {
              const { id, age } = person;
              const name = cleanName(person.name, 40) || peopleCopy.unnamed;
              return (
                <PersonRow
                  key={id}
                  name={name}
                  title={age === undefined ? name : copy.who(name, age)}
                  picture={pictureOf(id)}
                  actions={
                    <Button
                      variant="secondary"
                      className="px-4"
                      aria-label={copy.bringBack(name)}
                      onClick={(event) =>
                        ignoreDoubleClick(() => bringBack(id, name, event.currentTarget))(event)
                      }
                    >
                      {copy.back}
                    </Button>
                  }
                >
                  <p className="text-small wrap-anywhere text-ink-soft">{formatLocation(person)}</p>
                </PersonRow>
              );
            })}
          </ul>
        ) : null}
        {people.length === 0 ? (
          <TextLink asChild variant="nav" className="-mx-2 mt-1 text-primary">
            <Link to={`${PATHS.swipe}#deck`}>{copy.deck}</Link>
          </TextLink>
        ) : null}
        <ShowMore remaining={remaining} onMore={more} className="mt-4" />
        <p role="status" className="text-ink-soft not-empty:mt-3">
          {status}
        </p>
      </section>
    </AuthGate>
  );
}
