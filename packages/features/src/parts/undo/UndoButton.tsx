import { Button } from '@iru/ui/button';
import { Undo2 } from 'lucide-react';

import { undoCopy } from '#words/parts/undo/copy';

export interface UndoButtonProps {
  /** Restores what was removed. */
  onUndo: () => void;
}

/**
 * An Undo button in place of what was removed; what disappears together with its container has Undo in a toast
 * (UNDO-1).
 */
export function UndoButton({ onUndo }: UndoButtonProps) {
  return (
    <Button variant="ghost" className="px-4" onClick={onUndo}>
      <Undo2 aria-hidden="true" className="size-5" />
      <span>{undoCopy.undo}</span>
    </Button>
  );
}
