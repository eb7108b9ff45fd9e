import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import { createContext, type MouseEvent, useContext } from 'react';

import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';
import { hasToast } from '../../hooks/root-attribute';
import { ignoreDoubleClick } from '../../hooks/ignore-double-click';
import type { ToastVariant } from './Toast.variants';

const icons: Record<ToastVariant, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
};

/** The accessible name of every toast's close button, set once on the Toaster. */
export const CloseLabelContext = createContext('');

export interface ToastAction {
  /** The label of the button. */
  label: string;
  /** Runs the action; the toast is dismissed afterwards. */
  onAct: () => void;
}

export interface ToastCardProps {
  /** The kind of toast. */
  variant: ToastVariant;
  /** The message, in one sentence. */
  message: string;
  /** A second, less prominent sentence. */
  description?: string;
  /** One action. */
  action?: ToastAction;
  /** Dismisses the toast. */
  onClose: () => void;
}

/** The content of a toast. */
export function ToastCard({ variant, message, description, action, onClose }: ToastCardProps) {
  const closeLabel = useContext(CloseLabelContext);
  const Icon = icons[variant];
  const close = (event: MouseEvent<HTMLButtonElement>) => {
    // Leaving the list first lets it return focus to where the visitor came from.
    event.currentTarget.blur();
    onClose();
  };
  return (
    <div
      ref={hasToast}
      data-variant={variant}
      className="flex items-start gap-3 py-1.5 ps-3.5 pe-1.5"
    >
      <span className="flex h-11 shrink-0 items-center text-(--toast-tone)">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-semibold">{message}</p>
        {description ? <p className="text-small text-ink-soft">{description}</p> : null}
        {action ? (
          <button
            type="button"
            className={clsx(
              '-mb-2 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4',
              'hover:text-primary-hover',
            )}
            onClick={ignoreDoubleClick((event) => {
              action.onAct();
              close(event);
            })}
            onKeyDown={preventEnterRepeat}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        onClick={close}
      >
        {/* The pointer must hit the button itself, because a press on anything else starts a swipe. */}
        <X aria-hidden="true" className="pointer-events-none size-5" />
      </button>
    </div>
  );
}
