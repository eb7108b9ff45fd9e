import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';

import { prefersReducedMotion } from '../../platform/media';

export interface RevealProps extends ComponentPropsWithRef<'div'> {
  /** The visible share, from 0 to 1, at which the content fades in, once. */
  threshold: number;
}

/** Content that fades in once on scroll; visible from the start without a script, with reduced motion, or when in view. */
export function Reveal({ threshold, className, ...rest }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'there' | 'waiting' | 'shown'>('there');
  useEffect(() => {
    const element = root.current;
    if (!element || prefersReducedMotion.get() || typeof IntersectionObserver === 'undefined')
      return undefined;
    let isFirst = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // The observer first reports the position after layout; measuring the content would force a layout.
        const waits = isFirst && entry.boundingClientRect.top >= window.innerHeight;
        if (waits) setState('waiting');
        else if (isFirst) observer.disconnect();
        else if (entry.isIntersecting) {
          setState('shown');
          observer.disconnect();
        }
        isFirst = false;
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);
  return (
    <div
      {...rest}
      ref={root}
      data-reveal={state}
      className={clsx(
        'transition-[opacity,translate] duration-slow ease-out print:translate-y-0! print:opacity-100!',
        state === 'waiting' && 'translate-y-4 opacity-0',
        className,
      )}
    />
  );
}
