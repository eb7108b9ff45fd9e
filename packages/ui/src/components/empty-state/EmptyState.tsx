import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';

import { Motif } from '../motif/Motif';
import type { EmptyStateArt } from './EmptyState.variants';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is not there, in a few words. */
  title: ReactNode;
  /** The heading, which then can take the focus when what stood here goes. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The level of the heading in its page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** The imigongo figure above the words. @default 'spiral' */
  art?: EmptyStateArt;
  /** The way on: one button or link. */
  action?: ReactNode;
  /** What can be done about it, in a sentence. */
  children?: ReactNode;
}

/** What stands where nothing is: a figure, what is missing, and the way on. */
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
