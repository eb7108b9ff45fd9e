import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface HydrationNoticeProps extends Omit<
  ComponentPropsWithRef<'p'>,
  'children' | 'id' | 'role'
> {
  /** Said after a press that is kept and done once the page listens. */
  queued: string;
  /** Shown once the page is ready and what was pressed has changed meanwhile. */
  again: string;
  /** Said when the page's script does not arrive. */
  failed: string;
}

/** The answer to a press on a page whose script has not arrived yet: empty until then, in no page's way. */
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
