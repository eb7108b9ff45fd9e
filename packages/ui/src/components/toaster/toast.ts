'use client';

import { createElement } from 'react';
import { toast as sonner } from 'sonner';

import { TOAST } from '../../tokens/timings';
import { toastRecipe, type ToastVariant } from './Toast.variants';
import { type ToastAction, ToastCard } from './ToastCard';

export type ToastId = string | number;

export interface ToastOptions {
  /** A second, quieter sentence. */
  description?: string;
  /** One thing that can be done about it; the toast then stays at least 5 s. */
  action?: ToastAction;
  /** How long it stays, in milliseconds. @default 4000, 5000 for an error */
  durationMs?: number;
}

const lifetimeOf = (
  variant: ToastVariant,
  { action, durationMs = TOAST.durationMs }: ToastOptions,
) => (action || variant === 'error' ? Math.max(durationMs, TOAST.minActionMs) : durationMs);

/** How many toasts are kept at once, seen or behind the others. */
const MOST_WAITING = 12;

/** For each toast on screen, what stops and restarts its clock. */
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
    // Held toasts pile up, unseen behind the others; hundreds of them would slow the page down.
    const [oldest] = clocks.keys();
    if (clocks.size > MOST_WAITING && oldest !== undefined) dismiss(oldest);
    return id;
  };

/** Short news in the corner; never the only place of an error or a balance (SHELL-5). */
export const toast = {
  /** Something worked. */
  success: show('success'),
  /** Something did not; stays at least 5 s. */
  error: show('error'),
  /** Something is so. */
  info: show('info'),
  /** Takes one toast away, or all. */
  dismiss,
};

/** Stops the clock of every toast on screen, or starts them again, each from its whole lifetime. */
export const holdToasts = (held: boolean) => {
  for (const setClock of clocks.values()) setClock(held);
};
