'use client';

import { Close } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';

import { ignoreDoubleClick } from '../../hooks/ignore-double-click';
import { Button } from '../button/Button';
import type { ButtonVariant } from '../button/Button.variants';
import { type DialogContent, DialogFrame, type DialogFrameProps } from '../dialog/DialogFrame';
import { useLabels } from '../../labels/use-labels';
import { alertDialogLabels } from './copy';

export interface AlertDialogProps
  extends
    DialogContent,
    Omit<DialogFrameProps, 'corner' | 'closesByBackdrop' | 'footer' | 'initialFocus' | 'role'> {
  /** What will happen, announced when the dialog opens. */
  description: ReactNode;
  /** The label of the cancel button, focused first. @default 'Cancel' */
  cancelLabel?: string;
  /** The label of the action button. */
  actionLabel: string;
  /** Called when the action is chosen. */
  onAction: () => void;
  /** The variant of the action button. @default 'danger' */
  actionVariant?: ButtonVariant;
  /** Whether the action closes the dialog; turn it off for a repeatable action, such as copying. @default true */
  closesByAction?: boolean;
}

/** Asks for confirmation before something that can't be undone; a click outside doesn't close it. */
export function AlertDialog({
  cancelLabel,
  actionLabel,
  onAction,
  actionVariant = 'danger',
  closesByAction = true,
  size = 'sm',
  ...rest
}: AlertDialogProps) {
  const labels = useLabels('alertDialog', alertDialogLabels);
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
              {cancelLabel ?? labels.cancel}
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
