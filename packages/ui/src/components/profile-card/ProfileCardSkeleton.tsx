import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

import { cardRecipe } from '../card/Card.variants';

const boneClasses =
  'bg-linear-to-r from-sunken via-line/50 to-sunken bg-[length:200%_100%] animate-shimmer ' +
  'motion-reduce:animate-none motion-reduce:bg-none motion-reduce:bg-sunken';

export interface ProfileCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** A placeholder for a profile card while its person is loading. */
export function ProfileCardSkeleton({ className, ...rest }: ProfileCardSkeletonProps) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-state="loading"
      className={clsx(cardRecipe({ variant: 'raised' }), className)}
    >
      <div className={clsx('aspect-4/5', boneClasses)} />
      <div className="relative -mt-9 w-3/5 rounded-se-lg bg-raised ps-5 pe-6 pt-4">
        <div className={clsx('h-6 w-full rounded-full', boneClasses)} />
        <div className={clsx('mt-3 h-4 w-3/4 rounded-full', boneClasses)} />
      </div>
      <div className="px-5 pt-4 pb-3">
        <div className="grid grid-cols-2 gap-2">
          <div className={clsx('h-11 rounded-full', boneClasses)} />
          <div className={clsx('h-11 rounded-full', boneClasses)} />
        </div>
        <div className="mt-1 flex h-11 items-center justify-between">
          <div className={clsx('h-4 w-24 rounded-full', boneClasses)} />
          <div className={clsx('h-4 w-16 rounded-full', boneClasses)} />
        </div>
      </div>
    </div>
  );
}
