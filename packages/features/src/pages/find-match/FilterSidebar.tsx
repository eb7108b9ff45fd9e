import { Button } from '@iru/ui/button';
import { Disclosure, DisclosureButton, DisclosurePanel } from '@iru/ui/disclosure';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';

import { countActive, type Filters } from '../../domain/profile-filters';
import { findMatchCopy } from '#words/pages/find-match/copy';
import { FilterForm } from './FilterForm';

const copy = findMatchCopy.filters;

export interface FilterSidebarProps {
  /** The active filters. */
  filters: Filters;
  /** The number of matching profiles. */
  matches: number;
  /** Called with the changed filters. */
  onChange: (change: Partial<Filters>) => void;
  /** Called to clear all filters. */
  onClear: () => void;
}

/** The filters: beside the list on wide screens, collapsed above it on phones. */
export function FilterSidebar({ filters, matches, onChange, onClear }: FilterSidebarProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const active = countActive(filters);
  const done = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const clear = () => {
    onClear();
    // The button disappears with the last filter, so focus moves to the heading.
    heading.current?.focus();
  };
  return (
    <aside
      aria-label={copy.heading}
      className="rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto lg:p-6 short:static"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-title">
          <SlidersHorizontal size={20} aria-hidden="true" />
          <span>{copy.heading}</span>
        </h2>
        <p className="me-auto text-small text-ink-soft" data-active={active}>
          {copy.active(active)}
        </p>
        {active > 0 ? (
          <Button variant="ghost" className="-me-3 px-3!" onClick={clear}>
            {copy.clear}
          </Button>
        ) : null}
      </div>
      <Disclosure alwaysOpenWide open={open} onOpenChange={setOpen}>
        <DisclosureButton asChild>
          <Button ref={toggle} variant="secondary" block className="mt-3">
            {open ? copy.hide : copy.show}
          </Button>
        </DisclosureButton>
        <DisclosurePanel className="mt-6">
          <FilterForm filters={filters} onChange={onChange} />
          <Button block className="mt-6 lg:hidden" onClick={done}>
            {copy.close(matches)}
          </Button>
        </DisclosurePanel>
      </Disclosure>
    </aside>
  );
}
