import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

import { boneClasses, skeletonRecipe, type SkeletonVariant } from './Skeleton.variants';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The kind of content it replaces. @default 'text' */
  variant?: SkeletonVariant;
  /** The number of text lines; the last one is shorter. @default 3 */
  lines?: number;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => `line ${line}`).map((key, line) => (
    <span
      key={key}
      className={clsx(boneClasses, 'h-4 rounded-sm', line === count - 1 ? 'w-3/5' : 'w-full')}
    />
  ));
}

/** A placeholder the size of the content being loaded, so that nothing moves; announce the loading separately. */
export function Skeleton({ variant = 'text', lines = 3, className, ...rest }: SkeletonProps) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-variant={variant}
      className={clsx(skeletonRecipe({ variant }), variant === 'picture' && boneClasses, className)}
    >
      {variant === 'text' ? <Lines count={lines} /> : null}
      {variant === 'card' ? (
        <>
          <span className={clsx(boneClasses, 'aspect-4/3 w-full')} />
          <div className="grid gap-3 p-5">
            <span className={clsx(boneClasses, 'h-6 w-1/2 rounded-sm')} />
            <Lines count={lines} />
          </div>
        </>
      ) : null}
    </div>
  );
}
