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

/** The spoken name of every toast's close button, given once to the Toaster. */
export const CloseLabelContext = createContext('');

export interface ToastAction {
  /** The word on the button. */
  label: string;
  /** What it does; the toast goes afterwards. */
  onAct: () => void;
}

export interface ToastCardProps {
  /** What kind of news it is. */
  variant: ToastVariant;
  /** The news in one sentence. */
  message: string;
  /** A second, quieter sentence. */
  description?: string;
  /** One thing that can be done about it. */
  action?: ToastAction;
  /** Takes the toast away. */
  onClose: () => void;
}

/** What stands on a toast. */
export function ToastCard({ variant, message, description, action, onClose }: ToastCardProps) {
  const closeLabel = useContext(CloseLabelContext);
  const Icon = icons[variant];
  const close = (event: MouseEvent<HTMLButtonElement>) => {
    // Leaving the list first lets it give focus back to where the visitor came from.
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
        {/* The pointer must meet the button itself: a press on anything else begins a swipe. */}
        <X aria-hidden="true" className="pointer-events-none size-5" />
      </button>
    </div>
  );
}
