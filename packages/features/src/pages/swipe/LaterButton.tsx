import { Button } from '@iru/ui/button';
import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { Clock } from 'lucide-react';

import { LATER_KEY } from '../../domain/swipe';
import { swipeCopy as copy } from '#words/pages/swipe/copy';

export interface LaterButtonProps {
  onLater: () => void;
}

/** Saves the person for later; lies on the card opposite its menu and is hidden during a drag. */
export function LaterButton({ onLater }: LaterButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-keyshortcuts={LATER_KEY}
      className="absolute! start-3 top-3 z-1 px-4! shadow-soft [[data-slot=stage]:has([data-dragged])~&]:invisible"
      onClick={ignoreDoubleClick(onLater)}
    >
      <Clock aria-hidden="true" className="size-5 shrink-0" />
      <span>{copy.later}</span>
      <kbd
        aria-hidden="true"
        className="hidden min-w-7 rounded-sm border border-line bg-surface px-1.5 text-center font-text text-small text-ink-soft [@media(hover:hover)]:block"
      >
        ↓
      </kbd>
    </Button>
  );
}
