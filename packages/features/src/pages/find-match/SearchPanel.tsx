import { TextLink } from '@iru/ui/text-link';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import {
  queryOf,
  renameSearch,
  type SavedSearch,
  saveSearch,
  searchStore,
} from '../../persistence/searches';
import { SEARCHES } from '../../domain/constants';
import { LIMITS } from '../../domain/limits';
import { cleanName } from '../../domain/name';
import { isVisible } from '../../domain/text';
import { countActive, type Filters, NO_FILTERS } from '../../domain/profile-filters';
import { AuthGate } from '../../parts/auth-gate/AuthGate';
import { dedupeById } from '../../parts/people/dedupe-by-id';
import { nextFocusTarget } from '../../parts/people/hide-person';
import { notify } from '../../parts/toasts/notify';
import { useSaveState, useStore } from '../../platform/use-store';
import { formatFilters } from './format-filters';
import { SearchNameForm } from './SearchNameForm';
import { SearchRow } from './SearchRow';
import { searchesCopy as copy } from '#words/pages/find-match/searches-copy';

const EXAMPLE = queryOf({ ...NO_FILTERS, country: 'Rwanda' });

export interface SearchPanelProps {
  filters: Filters;
}

/** Saves the current search and lists the saved ones (BROWSE-8). */
export function SearchPanel({ filters }: SearchPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const shouldFocusList = useRef(false);
  const searches = dedupeById(useStore(searchStore));
  const saveState = useSaveState(searchStore);
  const [status, setStatus] = useState('');
  const query = queryOf(filters);
  const current = searches.find((search) => search.query === query);
  const suggestion = cleanName(formatFilters(filters), LIMITS.searchName);

  useEffect(() => {
    // Saving removes the form, so focus moves to the new search in the list.
    if (!shouldFocusList.current || !current) return;
    shouldFocusList.current = false;
    list.current?.querySelector('a')?.focus();
  }, [current]);

  const save = (typed: string) => {
    const name = isVisible(typed) ? typed : suggestion;
    const outcome = saveSearch(name, filters);
    const isThere = outcome === 'saved' || outcome === 'unreachable';
    shouldFocusList.current = isThere;
    setStatus(isThere ? copy.saved(cleanName(name, LIMITS.searchName)) : copy.notSaved);
  };
  const remove = (search: SavedSearch, button: HTMLElement) => {
    const name = search.name || copy.unnamed;
    (nextFocusTarget(button) ?? heading.current)?.focus();
    const outcome = searchStore.remove(search.id);
    if (outcome === 'refused') {
      void notify({ kind: 'error', text: copy.notRemoved(name) });
      return;
    }
    setStatus('');
    void notify({
      kind: 'info',
      text: copy.removed(name),
      onUndo: () => void searchStore.add(search),
    });
  };

  return (
    <section
      aria-labelledby="searches"
      className="mb-6 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <h2 ref={heading} id="searches" tabIndex={-1} className="text-title">
        {copy.heading}
      </h2>
      <AuthGate section="searches" count={searches.length} headingLevel={3} className="mt-4">
        <p className="mt-1 text-ink-soft">
          {searches.length === 0 ? copy.empty[saveState] : copy.count[saveState](searches.length)}
        </p>
        <div className="mt-4">
          {current ? <p>{copy.known(current.name || copy.unnamed)}</p> : null}
          {!current && countActive(filters) === 0 ? <p>{copy.nothing}</p> : null}
          {searches.length === 0 && countActive(filters) === 0 ? (
            <TextLink asChild variant="nav" className="-mx-2 text-primary">
              {/* The link disappears once the filter is set, so focus moves to the heading. */}
              <Link to={`?${EXAMPLE}`} onClick={() => heading.current?.focus()}>
                {copy.example}
              </Link>
            </TextLink>
          ) : null}
          {!current && countActive(filters) > 0 && searches.length >= SEARCHES.most ? (
            <p>{copy.full}</p>
          ) : null}
          {!current && countActive(filters) > 0 && searches.length < SEARCHES.most ? (
            <SearchNameForm
              label={copy.field}
              hint={copy.hint(suggestion)}
              action={copy.save}
              mayBeBlank
              onName={save}
            />
          ) : null}
        </div>
        <p role="status" className="not-empty:mt-3">
          {status}
        </p>
        {searches.length > 0 ? (
          <ul ref={list} aria-label={copy.list} className="mt-4 border-b border-line">
            {searches.map((search) => (
              <SearchRow
                key={search.id}
                search={search}
                current={search === current}
                onRename={(name) => {
                  const outcome = renameSearch(search.id, name);
                  const isThere = outcome === 'saved' || outcome === 'unreachable';
                  setStatus(
                    isThere ? copy.renamed(cleanName(name, LIMITS.searchName)) : copy.notSaved,
                  );
                }}
                onRemove={(button) => remove(search, button)}
              />
            ))}
          </ul>
        ) : null}
      </AuthGate>
    </section>
  );
}
