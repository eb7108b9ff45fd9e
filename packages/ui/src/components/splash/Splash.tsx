import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

import { Logo } from '../logo/Logo';
import { Motif } from '../motif/Motif';

export type SplashProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** The first 800 ms of a visit: decorative, blocks nothing and needs no script (SHELL-6). */
export function Splash({ className, ...rest }: SplashProps) {
  return (
    <div {...rest} aria-hidden="true" data-timing="splash" className={clsx('splash', className)}>
      <Motif pattern="zigzag" scale={1.5} className="splash-edge h-18" />
      <Logo size={96} className="splash-mark" />
      <Motif pattern="zigzag" scale={1.5} className="splash-edge h-18" />
    </div>
  );
}
