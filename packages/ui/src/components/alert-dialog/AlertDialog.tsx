'use client';

import { Close } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';

import { ignoreDoubleClick } from '../../hooks/ignore-double-click';
import { Button } from '../button/Button';
import type { ButtonVariant } from '../button/Button.variants';
import { type DialogContent, DialogFrame, type DialogFrameProps } from '../dialog/DialogFrame';
import { alertDialogLabels } from './copy';

export interface AlertDialogProps
  extends
    DialogContent,
    Omit<DialogFrameProps, 'corner' | 'closesByBackdrop' | 'footer' | 'initialFocus' | 'role'> {
  /** What is about to happen, spoken when the dialog opens. */
  description: ReactNode;
  /** The word for leaving everything as it is; focused first. @default 'Cancel' */
  cancelLabel?: string;
  /** The word for doing it. */
  actionLabel: string;
  /** Called when the action is chosen. */
  onAction: () => void;
  /** The weight of the action. @default 'danger' */
  actionVariant?: ButtonVariant;
  /** Whether the action closes the dialog; not for one that can be repeated, such as copying. @default true */
  closesByAction?: boolean;
}

/** Asks before something that cannot be undone; a press beside it does not count as an answer. */
export function AlertDialog({
  cancelLabel = alertDialogLabels.cancel,
  actionLabel,
  onAction,
  actionVariant = 'danger',
  closesByAction = true,
  size = 'sm',
  ...rest
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      size={size}
      closesByBackdrop={false}
      initialFocus={cancel}
      footer={
        <>
          <Close asChild>
            <Button ref={cancel} variant="secondary">
              {cancelLabel}
            </Button>
          </Close>
          {closesByAction ? (
            <Close asChild>
              <Button variant={actionVariant} onClick={ignoreDoubleClick(onAction)}>
                {actionLabel}
              </Button>
            </Close>
          ) : (
            <Button variant={actionVariant} onClick={ignoreDoubleClick(onAction)}>
              {actionLabel}
            </Button>
          )}
        </>
      }
    />
  );
}
