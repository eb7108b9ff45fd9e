import { refuseHeldEnter } from '@iru/ui/hooks/held-enter';
import { singlePress } from '@iru/ui/hooks/single-press';
import { clsx } from 'clsx';
import { Heart, Star, Undo2, X } from 'lucide-react';

import type { Choice } from '../../domain/deck';
import { SWIPE_KEYS } from '../../domain/swipe';
import { swipeCopy as copy } from './copy';

const looks = {
  pass: { Icon: X, circle: 'border-edge bg-surface text-ink group-enabled:group-hover:border-ink' },
  superLike: { Icon: Star, circle: 'border-coin bg-surface text-coin group-enabled:group-hover:bg-warning-wash' },
  like: {
    Icon: Heart,
    circle: 'border-transparent bg-primary text-on-primary group-enabled:group-hover:bg-primary-hover',
  },
} as const;
const ORDER = ['pass', 'superLike', 'like'] as const;
const keyOf = (choice: Choice) => Object.keys(SWIPE_KEYS).find((key) => SWIPE_KEYS[key] === choice);

const buttonClasses = clsx(
  'group flex min-w-0 flex-col items-center gap-1.5 rounded-md px-1 py-2 text-small leading-tight font-semibold',
  'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
);
const circleClasses = clsx(
  'grid size-14 place-items-center rounded-full border-2 shadow-soft forced:border-current',
  'transition-[background-color,border-color,transform] duration-fast group-active:scale-95',
);

export interface DeckControlsProps {
  /** Whether there is a card to decide on. */
  open: boolean;
  /** Whether a step can be taken back. */
  canUndo: boolean;
  /** Whether the person has a Super Like of the visitor already, so that another costs nothing. @default false */
  isGiven?: boolean;
  /** Told what was decided. */
  onDecide: (choice: Choice) => void;
  /** Called to take the last step back. */
  onUndo: () => void;
}

/** The buttons under the deck, with the keys that do the same and what a Super Like costs. */
export function DeckControls({ open, canUndo, isGiven = false, onDecide, onUndo }: DeckControlsProps) {
  return (
    <div role="group" aria-label={copy.actions} className="grid grid-cols-4 items-start" onKeyDown={refuseHeldEnter}>
      {/* Not disabled: taking the last step back would drop the focus that is on it. */}
      <button
        type="button"
        className={buttonClasses}
        aria-disabled={!canUndo}
        onClick={singlePress(() => {
          if (canUndo) onUndo();
        })}
      >
        <span aria-hidden="true" className={clsx(circleClasses, 'border-line bg-surface text-ink-soft')}>
          <Undo2 className="size-5" />
        </span>
        {copy.undo}
        <span className="font-normal text-ink-soft">{copy.free}</span>
      </button>
      {ORDER.map((choice) => {
        const { Icon, circle } = looks[choice];
        return (
          <button
            key={choice}
            type="button"
            disabled={!open}
            aria-keyshortcuts={keyOf(choice)}
            // It costs coins: a press that came before the page listened is asked for again.
            data-early={choice === 'superLike' ? 'ask' : undefined}
            className={buttonClasses}
            // The second half of a double click was meant for the card before.
            onClick={singlePress(() => onDecide(choice))}
          >
            <span aria-hidden="true" className={clsx(circleClasses, circle)}>
              <Icon className={clsx('size-6', choice !== 'pass' && 'fill-current')} />
            </span>
            {copy.choices[choice]}
            <kbd
              aria-hidden="true"
              className="hidden min-w-7 rounded-sm border border-line bg-surface px-1.5 text-center font-text text-ink-soft [@media(hover:hover)]:block"
            >
              {copy.keys[choice]}
            </kbd>
            {choice === 'superLike' ? (
              <span className={clsx('font-normal', isGiven ? 'text-ink-soft' : 'text-coin')}>
                {isGiven ? copy.given : copy.price}
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}
