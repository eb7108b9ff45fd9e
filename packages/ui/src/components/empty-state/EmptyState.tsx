import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';

import { Motif } from '../motif/Motif';
import type { EmptyStateArt } from './EmptyState.variants';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What's missing, in a few words. */
  title: ReactNode;
  /** A ref to the heading, to move focus to when the last item is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The heading level on the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** The imigongo illustration above the text. @default 'spiral' */
  art?: EmptyStateArt;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** A sentence about what to do. */
  children?: ReactNode;
}

/** A placeholder for an empty list: an illustration, what's missing and the next step. */
export function EmptyState({
  title,
  titleRef,
  headingLevel = 2,
  art = 'spiral',
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      {...rest}
      data-art={art}
      className={clsx(
        'flex flex-col items-center rounded-lg border border-dashed border-edge bg-surface text-center',
        'px-5 py-12 sm:px-8 sm:py-16',
        className,
      )}
    >
      {art === 'spiral' ? (
        <Motif pattern="spiral" className="h-16 max-w-48 text-primary" />
      ) : (
        <Motif pattern="diamonds" className="h-12 max-w-40 text-primary" />
      )}
      <Heading
        ref={titleRef}
        tabIndex={titleRef ? -1 : undefined}
        className="mt-6 text-title wrap-anywhere"
      >
        {title}
      </Heading>
      {children ? (
        <div className="mt-2 max-w-form wrap-anywhere text-ink-soft">{children}</div>
      ) : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
