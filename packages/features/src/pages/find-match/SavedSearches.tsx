import { Button } from '@iru/ui/button';
import { Disclosure, DisclosureButton, DisclosurePanel } from '@iru/ui/disclosure';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';

import type { Filters } from '../../domain/profile-filters';
import { useLazyImport } from '../../parts/lazy/use-lazy-import';
import type { Elements } from '../../parts/page/elements';
import { findMatchCopy } from '#words/pages/find-match/copy';

const copy = findMatchCopy.searches;
const loadPanel = () => import('./SearchPanel');

export interface SavedSearchesProps {
  /** The active filters. */
  filters: Filters;
  /** Content on the same line as the button. */
  children: Elements;
}

/** The button that opens the visitor’s saved searches. The panel loads on first use (BROWSE-8). */
export function SavedSearches({ filters, children }: SavedSearchesProps) {
  const [open, setOpen] = useState(false);
  const panel = useLazyImport(open, loadPanel);
  return (
    <Disclosure open={open} onOpenChange={setOpen}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        {children}
        <DisclosureButton asChild>
          <Button variant="ghost" className="-mx-3 px-3!">
            <Bookmark aria-hidden="true" className="size-5" />
            <span>{copy.open}</span>
          </Button>
        </DisclosureButton>
      </div>
      <DisclosurePanel>
        {panel.state === 'ready' ? (
          <panel.value.SearchPanel filters={filters} />
        ) : (
          <p className="mb-4 text-ink-soft">
            {panel.state === 'failed' ? copy.failed : copy.loading}
          </p>
        )}
      </DisclosurePanel>
    </Disclosure>
  );
}
