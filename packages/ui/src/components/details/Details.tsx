'use client';

import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

import { wrapText } from '../../wrap-text';

export interface DetailsProps extends Omit<ComponentPropsWithRef<'details'>, 'open'> {
  /** The text that opens and closes it. */
  summary: string;
  /** The content, rendered only while open. */
  children?: ReactNode;
}

/** Long optional content, rendered only while open so that it costs nothing before. */
export function Details({ summary, className, children, onToggle, ...rest }: DetailsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      {...rest}
      data-state={open ? 'open' : 'closed'}
      className={clsx('group', className)}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        onToggle?.(event);
      }}
    >
      <summary
        className={clsx(
          'inline-flex min-h-11 list-none items-center gap-1.5 rounded-sm font-semibold wrap-anywhere text-primary',
          'underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden',
        )}
      >
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-fast group-open:rotate-90 rtl:-scale-x-100"
        />
        {wrapText(summary)}
      </summary>
      {open ? <div className="mt-3">{children}</div> : null}
    </details>
  );
}
