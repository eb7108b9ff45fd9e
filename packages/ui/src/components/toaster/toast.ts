'use client';

import { createElement } from 'react';
import { toast as sonner } from 'sonner';

import { TOAST } from '../../tokens/timings';
import { toastRecipe, type ToastVariant } from './Toast.variants';
import { type ToastAction, ToastCard } from './ToastCard';

export type ToastId = string | number;

export interface ToastOptions {
  /** A second, less prominent sentence. */
  description?: string;
  /** One action; the toast then stays for at least 5 s. */
  action?: ToastAction;
  /** How long it stays, in milliseconds. @default 4000, or 5000 for an error */
  durationMs?: number;
}

const lifetimeOf = (
  variant: ToastVariant,
  { action, durationMs = TOAST.durationMs }: ToastOptions,
) => (action || variant === 'error' ? Math.max(durationMs, TOAST.minActionMs) : durationMs);

/** The maximum number of toasts, visible or stacked behind the others. */
const MAX_WAITING = 12;

/** Pauses and restarts the timer of each toast on screen. */
const clocks = new Map<ToastId, (held: boolean) => void>();
let count = 0;

const dismiss = (id?: ToastId) => {
  if (id === undefined) clocks.clear();
  else clocks.delete(id);
  sonner.dismiss(id);
};

const show =
  (variant: ToastVariant) =>
  (message: string, options: ToastOptions = {}): ToastId => {
    count += 1;
    const id = `toast-${count}`;
    const lifetime = lifetimeOf(variant, options);
    const forget = () => {
      clocks.delete(id);
    };
    const put = (duration: number) => {
      const { description, action } = options;
      sonner.custom(
        () =>
          createElement(ToastCard, {
            variant,
            message,
            description,
            action,
            onClose: () => dismiss(id),
          }),
        {
          id,
          duration,
          className: toastRecipe({ variant }),
          onAutoClose: forget,
          onDismiss: forget,
        },
      );
    };
    put(lifetime);
    clocks.set(id, (held) => put(held ? Number.POSITIVE_INFINITY : lifetime));
    // Paused toasts pile up unseen; hundreds of them would slow the page down.
    const [oldest] = clocks.keys();
    if (clocks.size > MAX_WAITING && oldest !== undefined) dismiss(oldest);
    return id;
  };

/** Shows brief feedback in the corner; never the only place for an error or a balance (SHELL-5). */
export const toast = {
  /** Shows that something worked. */
  success: show('success'),
  /** Shows that something failed; stays for at least 5 s. */
  error: show('error'),
  /** Shows neutral information. */
  info: show('info'),
  /** Dismisses one toast, or all. */
  dismiss,
};

/** Pauses the timer of every toast on screen, or restarts each one from its full duration. */
export const holdToasts = (held: boolean) => {
  for (const setClock of clocks.values()) setClock(held);
};
