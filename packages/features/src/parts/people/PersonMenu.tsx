import { refuseHeldEnter } from '@iru/ui/hooks/held-enter';
import { singlePress } from '@iru/ui/hooks/single-press';
import { clsx } from 'clsx';
import { Ban, Ellipsis, EyeOff, Flag } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

import type { HiddenKind, ReportReason } from '../../device/hidden';
import { systemClock } from '../../platform/clock';
import { useLoaded } from '../late/use-loaded';
import { peopleCopy } from './copy';
import { neighbourOf, putAway } from './put-away';

const copy = peopleCopy.menu;
const loadReport = () => import('./ReportDialog');
const ACTIONS = [
  ['hidden', EyeOff],
  ['blocked', Ban],
  ['reported', Flag],
] as const;

export interface PersonMenuProps {
  /** Whom it is about. */
  person: { readonly id: string; readonly name: string };
  /** To which side the list opens. @default 'start' */
  opens?: 'start' | 'end';
  /** Where focus goes once the person is gone. @default the neighbour in the same list */
  onGone?: () => void;
  className?: string;
}

/** What can be done about a person whom one does not want to see: hide, block, report. */
export function PersonMenu({ person, opens = 'start', onGone, className }: PersonMenuProps) {
  const list = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [reporting, setReporting] = useState(false);
  const report = useLoaded(reporting, loadReport);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const leave = (kind: HiddenKind, reason?: ReportReason) => {
    const neighbour = neighbourOf(root.current);
    putAway(person, kind, reason);
    // Not at once: until the card and the dialog over it are gone, they would take the focus back.
    systemClock.later(0, () => (onGone ? onGone() : neighbour?.focus()));
  };
  const choose = (kind: HiddenKind) => {
    close();
    if (kind === 'reported') setReporting(true);
    else leave(kind);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div
      ref={root}
      role="presentation"
      data-slot="person-menu"
      className={clsx('relative', className)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-label={copy.more(person.name)}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        className={clsx(
          'grid size-11 place-items-center rounded-full border border-edge bg-surface text-ink shadow-soft',
          'transition-[background-color,color] duration-fast hover:bg-raised hover:text-primary aria-expanded:bg-raised',
        )}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </button>
      {open ? (
        <ul
          id={list}
          aria-label={copy.list(person.name)}
          className={clsx(
            'absolute top-full z-1 mt-1 w-40 animate-fade-in rounded-md border border-line bg-raised p-1 shadow-lift',
            opens === 'start' ? 'start-0' : 'end-0',
          )}
        >
          {ACTIONS.map(([kind, Icon]) => (
            <li key={kind}>
              <button
                type="button"
                className={clsx(
                  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start font-semibold text-ink',
                  'transition-colors duration-fast hover:bg-sunken',
                )}
                onClick={(event) => singlePress(() => choose(kind))(event)}
                onKeyDown={refuseHeldEnter}
              >
                <Icon aria-hidden="true" className="size-5 text-ink-soft" />
                {copy[kind]}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {reporting && report.state === 'ready' ? (
        <report.value.ReportDialog
          name={person.name}
          onCancel={() => setReporting(false)}
          onReport={(reason) => {
            setReporting(false);
            leave('reported', reason);
          }}
        />
      ) : null}
    </div>
  );
}
