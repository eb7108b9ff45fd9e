import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface DisclosureProps {
  /** What opens and closes it. */
  summary: string;
  /** What it holds: drawn only while it is open, so that long data costs nothing before. */
  children: ReactNode;
  className?: string;
}

/** Something long that is there for whoever asks. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={clsx('group', className)} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className={clsx(
          'inline-flex min-h-11 list-none items-center gap-1.5 rounded-sm font-semibold text-primary',
          'underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden',
        )}
      >
        <ChevronRight
          aria-hidden="true"
          className="size-5 transition-transform duration-fast group-open:rotate-90"
        />
        {summary}
      </summary>
      {open ? <div className="mt-3">{children}</div> : null}
    </details>
  );
}
