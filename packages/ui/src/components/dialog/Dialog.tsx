'use client';

import { Close } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

import { useLabels } from '../../labels/use-labels';
import { dialogLabels } from './copy';
import { type DialogContent, DialogFrame, type DialogFrameProps } from './DialogFrame';

export interface DialogProps
  extends DialogContent, Omit<DialogFrameProps, 'corner' | 'closesByBackdrop'> {
  /** The actions, which stay at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** The element to focus first. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a click outside closes it; turn it off if a double click on the trigger could close it again. @default true */
  closesByBackdrop?: boolean;
  /** The accessible name of the close button. @default 'Close' */
  closeLabel?: string;
}

/** A task on top of the page. Escape, Back on Android, its close button and a click outside close it, and focus returns to its trigger. */
export function Dialog({ closeLabel, closesByBackdrop = true, ...rest }: DialogProps) {
  const labels = useLabels('dialog', dialogLabels);
  return (
    <DialogFrame
      {...rest}
      closesByBackdrop={closesByBackdrop}
      corner={
        <Close
          aria-label={closeLabel ?? labels.close}
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
