import { Menu } from '@iru/ui/menu';
import { Ban, EyeOff, Flag } from 'lucide-react';
import { useRef, useState } from 'react';

import type { HiddenKind, ReportReason } from '../../device/hidden';
import { systemClock } from '../../platform/clock';
import { useLoaded } from '../late/use-loaded';
import { peopleCopy } from './copy';
import { neighbourOf, putAway } from './put-away';

const copy = peopleCopy.menu;
const loadReport = () => import('./ReportDialog');
const ACTIONS = [
  { id: 'hidden', label: copy.hidden, icon: <EyeOff aria-hidden="true" /> },
  { id: 'blocked', label: copy.blocked, icon: <Ban aria-hidden="true" /> },
  { id: 'reported', label: copy.reported, icon: <Flag aria-hidden="true" /> },
] as const;

export interface PersonMenuProps {
  /** Whom it is about. */
  person: { readonly id: string; readonly name: string };
  /** The edge of the button to which the list keeps. @default 'start' */
  align?: 'start' | 'end';
  /** Where focus goes once the person is gone. @default the neighbour in the same list */
  onGone?: () => void;
  className?: string;
}

/** What can be done about a person whom one does not want to see: hide, block, report. */
export function PersonMenu({ person, align, onGone, className }: PersonMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const [reporting, setReporting] = useState(false);
  const report = useLoaded(reporting, loadReport);

  const leave = (kind: HiddenKind, reason?: ReportReason) => {
    const neighbour = neighbourOf(root.current);
    putAway(person, kind, reason);
    // Not at once: until the card and the dialog over it are gone, they would take the focus back.
    systemClock.later(0, () => (onGone ? onGone() : neighbour?.focus()));
  };

  return (
    <>
      <Menu
        ref={root}
        data-slot="person-menu"
        label={copy.more(person.name)}
        listLabel={copy.list(person.name)}
        items={ACTIONS}
        align={align}
        className={className}
        onSelect={(kind) => {
          if (kind === 'reported') setReporting(true);
          else leave(kind);
        }}
      />
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
    </>
  );
}
