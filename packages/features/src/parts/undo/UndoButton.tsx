import { Button } from '@iru/ui/button';
import { Undo2 } from 'lucide-react';

import { undoCopy } from './copy';

export interface UndoButtonProps {
  /** Brings back what was taken away. */
  onUndo: () => void;
}

/** The way back where the thing itself stood; what leaves the page with its place has it in a toast (UNDO-1). */
export function UndoButton({ onUndo }: UndoButtonProps) {
  return (
    <Button variant="ghost" className="px-4" onClick={onUndo}>
      <Undo2 aria-hidden="true" className="size-5" />
      {undoCopy.undo}
    </Button>
  );
}
