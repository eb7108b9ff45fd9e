import { IconButton } from '@iru/ui/icon-button';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { TextField } from '@iru/ui/text-field';
import { TextLink } from '@iru/ui/text-link';
import { Pencil, Share2, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { BASE_PATH } from '../../domain/language';
import { filtersOf, type SavedSearch } from '../../persistence/searches';
import { PATHS } from '../../paths';
import { canShareNatively, copyText, shareNatively } from '../../platform/share';
import { notify } from '../../parts/toasts/notify';
import { formatFilters } from './format-filters';
import { SearchNameForm } from './SearchNameForm';
import { searchesCopy as copy } from '#words/pages/find-match/searches-copy';

export interface SearchRowProps {
  search: SavedSearch;
  current: boolean;
  onRename: (name: string) => void;
  onRemove: (button: HTMLElement) => void;
}

/** A saved search. Its name opens it; buttons share, rename and delete it (BROWSE-8). */
export function SearchRow({ search, current, onRename, onRemove }: SearchRowProps) {
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  const [renaming, setRenaming] = useState(false);
  const [linkToCopy, setLinkToCopy] = useState<string>();
  const name = search.name || copy.unnamed;
  const summary = formatFilters(filtersOf(search.query)) || copy.everyone;
  const location = { pathname: PATHS.findMatch, search: search.query };

  useEffect(() => {
    // The form that had focus is gone.
    if (wasRenaming.current && !renaming) rename.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);

  const share = async () => {
    const url = new URL(`${BASE_PATH}${PATHS.findMatch}?${search.query}`, window.location.origin)
      .href;
    if (canShareNatively()) {
      const outcome = await shareNatively({
        title: copy.shareTitle(name),
        text: copy.shareText(summary),
        url,
      });
      if (outcome !== 'refused') return;
    } else if ((await copyText(url)) === 'shared') {
      void notify({ kind: 'success', text: copy.copied });
      return;
    }
    setLinkToCopy(url);
  };

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2">
      {renaming ? (
        <div className="basis-full py-2">
          <SearchNameForm
            label={copy.newName}
            name={search.name}
            action={copy.done}
            onName={(typed) => {
              onRename(typed);
              setRenaming(false);
            }}
            onCancel={() => setRenaming(false)}
          />
        </div>
      ) : (
        <>
          <div className="min-w-0 flex-1 basis-32">
            <TextLink asChild variant="nav" className="-mx-2 max-w-full text-primary">
              <Link to={location} preventScrollReset aria-current={current ? 'true' : undefined}>
                <bdi translate="no" className="min-w-0 wrap-anywhere">
                  {name}
                </bdi>
              </Link>
            </TextLink>
            <p className="pb-1 text-small wrap-anywhere text-ink-soft">{summary}</p>
          </div>
          <div className="-me-3 flex">
            <IconButton label={copy.share(name)} onClick={ignoreDoubleClick(() => void share())}>
              <Share2 aria-hidden="true" />
            </IconButton>
            <IconButton ref={rename} label={copy.rename(name)} onClick={() => setRenaming(true)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton
              label={copy.remove(name)}
              onClick={(event) => ignoreDoubleClick(() => onRemove(event.currentTarget))(event)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
      {linkToCopy === undefined ? null : (
        <TextField
          readOnly
          label={copy.byHand}
          value={linkToCopy}
          fieldClassName="basis-full"
          onFocus={(event) => event.currentTarget.select()}
          // A click would place the caret and clear the selection.
          onClick={(event) => event.currentTarget.select()}
        />
      )}
    </li>
  );
}
