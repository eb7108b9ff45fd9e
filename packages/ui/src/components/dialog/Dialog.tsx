import { Close } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

import { dialogLabels } from './copy';
import { type DialogContent, DialogFrame, type DialogFrameProps } from './DialogFrame';

export interface DialogProps
  extends DialogContent, Omit<DialogFrameProps, 'corner' | 'closesByBackdrop'> {
  /** What stays at the bottom while the content scrolls: the actions. */
  footer?: ReactNode;
  /** What receives focus first. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a press beside it closes it; not where a double click on what opens it would. @default true */
  closesByBackdrop?: boolean;
  /** The spoken name of the button that closes the dialog. @default 'Close' */
  closeLabel?: string;
}

/** A task over the page: Escape, its cross and a press beside it close it, and focus returns to its opener. */
export function Dialog({
  closeLabel = dialogLabels.close,
  closesByBackdrop = true,
  ...rest
}: DialogProps) {
  return (
    <DialogFrame
      {...rest}
      closesByBackdrop={closesByBackdrop}
      corner={
        <Close
          aria-label={closeLabel}
          className={clsx(
            '-me-2 grid size-11 shrink-0 place-items-center rounded-full border border-transparent',
            'text-ink-soft transition-colors duration-fast hover:bg-sunken hover:text-ink forced:border-current',
          )}
        >
          <X aria-hidden="true" className="size-5" />
        </Close>
      }
    />
  );
}
