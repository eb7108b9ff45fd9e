import { Button } from '@iru/ui/button';
import { Dialog } from '@iru/ui/dialog';
import { useRef } from 'react';

import { accountCopy as copy } from './copy';
import { DemoButton } from './DemoButton';

export interface ResultDialogProps {
  /** Whether the result is to be told. */
  open: boolean;
  /** What came of it, in two or three words. */
  title: string;
  /** What came of it, whole. */
  message: string;
  /** What the message leaves out of this version. */
  note?: string;
  /** Called when the visitor has read it. */
  onClose: () => void;
  /** Called to look around with the demo session instead. */
  onDemo: () => void;
}

/** The modal that tells a result: a title, a message, Close (REG-6), and the way in that there is. */
export function ResultDialog({ open, title, message, note, onClose, onDemo }: ResultDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      // The second click of a double click on Submit falls beside the dialog that the first one opened.
      closesByBackdrop={false}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="sm"
      title={title}
      description={message}
      closeLabel={copy.dismiss}
      initialFocus={close}
      footer={
        // One above the other: what the demo does is a whole sentence.
        <div className="flex w-full flex-col-reverse gap-3">
          <Button ref={close} variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          <DemoButton block onDemo={onDemo}>
            {copy.lookAround}
          </DemoButton>
        </div>
      }
    >
      {note ? <p className="text-small text-ink-soft">{note}</p> : null}
    </Dialog>
  );
}
