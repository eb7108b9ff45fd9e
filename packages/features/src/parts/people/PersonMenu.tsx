import { Menu } from '@iru/ui/menu';
import { Ban, CalendarHeart, Clock, EyeOff, Flag, HeartOff, MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { conversationWith, PATHS } from '../../paths';
import { systemClock } from '../../platform/clock';
import { useLazyDialog } from '../lazy/use-lazy-dialog';
import { PLAN_ID, planWith } from '../meeting/meeting-plan';
import { peopleCopy } from './copy';
import { unlike } from './liking';
import { nextFocusTarget, hideWithUndo } from './hide-person';

const copy = peopleCopy.menu;
const loadReport = () => import('./ReportDialog');
const MORE = {
  write: { id: 'write', label: copy.write, icon: <MessageCircle aria-hidden="true" /> },
  plan: { id: 'plan', label: copy.plan, icon: <CalendarHeart aria-hidden="true" /> },
  later: { id: 'later', label: copy.later, icon: <Clock aria-hidden="true" /> },
  unlike: { id: 'unlike', label: copy.unlike, icon: <HeartOff aria-hidden="true" /> },
} as const;
const ACTIONS = [
  { id: 'hidden', label: copy.hidden, icon: <EyeOff aria-hidden="true" /> },
  { id: 'blocked', label: copy.blocked, icon: <Ban aria-hidden="true" /> },
  { id: 'reported', label: copy.reported, icon: <Flag aria-hidden="true" /> },
] as const;

/** What can be done beside hiding, where it makes sense. */
type MoreAction = keyof typeof MORE;

export interface PersonMenuProps {
  /** Whom it is about. */
  person: { readonly id: string; readonly name: string };
  /** The edge of the button to which the list keeps. @default 'start' */
  align?: 'start' | 'end';
  /** What stands above hide, block and report. @default nothing */
  also?: readonly MoreAction[];
  /** Called to put the person aside, where `also` has that. */
  onLater?: () => void;
  /** Where focus goes once the person is gone. @default the neighbour in the same list */
  onGone?: () => void;
  className?: string;
}

/** What can be done about a person: hide, block, report, and what else its place has. */
export function PersonMenu({
  person,
  align,
  also = [],
  onLater,
  onGone,
  className,
}: PersonMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const report = useLazyDialog(loadReport);

  const leave = (act: () => void) => {
    const neighbour = nextFocusTarget(root.current);
    act();
    // Not at once: until the card and the dialog over it are gone, they would take the focus back.
    systemClock.later(0, () => (onGone ? onGone() : neighbour?.focus()));
  };

  const takeBack = () => {
    unlike(person);
    // A conversation in which nothing was written goes with the like, and this menu with it.
    systemClock.later(0, () => {
      if (!root.current) onGone?.();
    });
  };

  return (
    <>
      <Menu
        ref={root}
        data-slot="person-menu"
        label={copy.more(person.name)}
        listLabel={copy.list(person.name)}
        items={[...also.map((action) => MORE[action]), ...ACTIONS]}
        align={align}
        className={className}
        onSelect={(kind) => {
          if (kind === 'write') void navigate(conversationWith(person.id));
          else if (kind === 'plan') {
            planWith(person.name);
            void navigate(`${PATHS.meetingGuide}#${PLAN_ID}`);
          } else if (kind === 'reported') report.open();
          else if (kind === 'unlike') takeBack();
          else if (kind === 'later') leave(() => onLater?.());
          else leave(() => hideWithUndo(person, kind));
        }}
      />
      {report.code ? (
        <report.code.ReportDialog
          name={person.name}
          onCancel={report.close}
          onReport={(reason) => {
            report.close();
            leave(() => hideWithUndo(person, 'reported', reason));
          }}
        />
      ) : null}
      {report.status}
    </>
  );
}
