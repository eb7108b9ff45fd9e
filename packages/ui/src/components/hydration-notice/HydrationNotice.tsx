import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface HydrationNoticeProps extends Omit<
  ComponentPropsWithRef<'p'>,
  'children' | 'id' | 'role'
> {
  /** Shown after a click that's queued until the page hydrates. */
  queued: string;
  /** Shown once the page is ready, if the clicked element has changed in the meantime. */
  again: string;
  /** Shown if the page's script doesn't load. */
  failed: string;
}

/** Feedback for a click before the page has hydrated: empty until then, and never in the way. */
export function HydrationNotice({
  queued,
  again,
  failed,
  className,
  ...rest
}: HydrationNoticeProps) {
  return (
    <p
      {...rest}
      id="hydration-notice"
      role="status"
      data-print="hide"
      data-queued={queued}
      data-again={again}
      data-failed={failed}
      className={clsx(
        'pointer-events-none fixed inset-x-4 top-(--header-height) z-(--layer-splash) mx-auto mt-2 w-fit',
        'rounded-md text-small font-semibold text-on-night',
        'not-empty:border not-empty:border-on-night/40 not-empty:bg-night not-empty:px-4 not-empty:py-2.5 not-empty:shadow-lift',
        className,
      )}
    />
  );
}
