import { Button } from '@iru/ui/button';
import { Dialog } from '@iru/ui/dialog';
import { useRef } from 'react';

import { accountCopy as copy } from '#words/parts/account/copy';
import { DemoButton } from './DemoButton';

export interface ResultDialogProps {
  open: boolean;
  title: string;
  message: string;
  note?: string;
  onClose: () => void;
  onDemo: () => void;
}

/** A dialog with a result: title, message, Close (REG-6) and the demo account. */
export function ResultDialog({ open, title, message, note, onClose, onDemo }: ResultDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      // The second click of a double click on Submit lands outside the dialog that the first one opened.
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
        // Stacked, because the demo's label is a whole sentence.
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
