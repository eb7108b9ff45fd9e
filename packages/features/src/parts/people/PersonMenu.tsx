import { Menu } from '@iru/ui/menu';
import { Ban, CalendarHeart, Clock, EyeOff, Flag, HeartOff, MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { conversationWith, PATHS } from '../../paths';
import { systemClock } from '../../platform/clock';
import { useLazyDialog } from '../lazy/use-lazy-dialog';
import { PLAN_ID, planWith } from '../meeting/meeting-plan';
import { peopleCopy } from '#words/parts/people/copy';
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

type MoreAction = keyof typeof MORE;

export interface PersonMenuProps {
  /** The person the menu is about. */
  person: { readonly id: string; readonly name: string };
  /** The edge of the button that the menu aligns with. @default 'start' */
  align?: 'start' | 'end';
  /** The actions above hide, block and report. @default none */
  also?: ReadonlyArray<MoreAction>;
  /** Called to save the person for later, if `also` includes that. */
  onLater?: () => void;
  /** Where focus goes once the person is gone. @default the neighbour in the same list */
  onGone?: () => void;
  /** Extra classes for the root element. */
  className?: string;
}

/** The actions for a person: hide, block, report, and others that fit the page. */
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

  const removeThenFocus = (act: () => void) => {
    const neighbour = nextFocusTarget(root.current);
    act();
    // Deferred: the card and the dialog over it would take focus back until they are gone.
    systemClock.later(0, () => (onGone ? onGone() : neighbour?.focus()));
  };

  const handleUnlike = () => {
    unlike(person);
    // An empty conversation is removed together with the like, and this menu with it.
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
          else if (kind === 'unlike') handleUnlike();
          else if (kind === 'later') removeThenFocus(() => onLater?.());
          else removeThenFocus(() => hideWithUndo(person, kind));
        }}
      />
      {report.code ? (
        <report.code.ReportDialog
          name={person.name}
          onCancel={report.close}
          onReport={(reason) => {
            report.close();
            removeThenFocus(() => hideWithUndo(person, 'reported', reason));
          }}
        />
      ) : null}
      {report.statusElement}
    </>
  );
}
