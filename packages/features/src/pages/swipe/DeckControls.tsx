import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { LabelledIconButton } from '@iru/ui/labelled-icon-button';
import { clsx } from 'clsx';
import { Heart, Star, Undo2, X } from 'lucide-react';

import type { Choice } from '../../domain/deck';
import { SWIPE_KEYS } from '../../domain/swipe';
import { swipeCopy as copy } from '#words/pages/swipe/copy';

const looks = {
  pass: { icon: <X />, variant: 'surface' },
  superLike: { icon: <Star />, variant: 'coin' },
  like: { icon: <Heart />, variant: 'primary' },
} as const;
const ARROWS = { pass: '←', superLike: '↑', like: '→' } as const;
const ORDER = ['pass', 'superLike', 'like'] as const;
const keyOf = (choice: Choice) => Object.keys(SWIPE_KEYS).find((key) => SWIPE_KEYS[key] === choice);

export interface DeckControlsProps {
  /** Whether there is a card to decide on. */
  open: boolean;
  canUndo: boolean;
  /** Whether the visitor has already given this person a Super Like, so another is free. @default false */
  isGiven?: boolean;
  onDecide: (choice: Choice) => void;
  onUndo: () => void;
}

export function DeckControls({
  open,
  canUndo,
  isGiven = false,
  onDecide,
  onUndo,
}: DeckControlsProps) {
  return (
    <div role="group" aria-label={copy.actions} className="grid grid-cols-4 items-start">
      {/* Not disabled: undoing the last step would lose the button's focus. */}
      <LabelledIconButton
        icon={<Undo2 />}
        variant="quiet"
        aria-disabled={!canUndo}
        onClick={ignoreDoubleClick(() => {
          if (canUndo) onUndo();
        })}
      >
        <span>{copy.undo}</span>
        <span className="font-normal text-ink-soft">{copy.free}</span>
      </LabelledIconButton>
      {ORDER.map((choice) => (
        <LabelledIconButton
          key={choice}
          {...looks[choice]}
          disabled={!open}
          aria-keyshortcuts={keyOf(choice)}
          // The second click of a double click was meant for the previous card.
          onClick={ignoreDoubleClick(() => onDecide(choice))}
        >
          <span>{copy.choices[choice]}</span>
          <kbd
            aria-hidden="true"
            className="hidden min-w-7 rounded-sm border border-line bg-surface px-1.5 text-center font-text text-ink-soft [@media(hover:hover)]:block"
          >
            {ARROWS[choice]}
          </kbd>
          {choice === 'superLike' ? (
            <span className={clsx('font-normal', isGiven ? 'text-ink-soft' : 'text-coin')}>
              {isGiven ? copy.given : copy.price}
            </span>
          ) : null}
        </LabelledIconButton>
      ))}
    </div>
  );
}
