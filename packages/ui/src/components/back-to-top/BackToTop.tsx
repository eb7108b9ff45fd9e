import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

import { useReducedMotion } from '../../hooks/use-reduced-motion';

export interface BackToTopProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Whether the page is scrolled far enough for the button to be there. */
  visible: boolean;
  /** The spoken name of the button. */
  label: string;
}

/** Brings the visitor back to the head of a long page, smoothly where motion is welcome (SHELL-4). */
export function BackToTop({ visible, label, type = 'button', className, onClick, ...rest }: BackToTopProps) {
  const still = useReducedMotion();
  if (!visible) return null;
  const goUp = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    // The button goes once the top is reached: focus travels ahead, or it would be lost with the button.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-state="visible"
      data-print="hide"
      data-floating=""
      className={clsx(
        'fixed end-4 bottom-(--floating-clearance) z-(--layer-floating) grid size-12 place-items-center rounded-full border sm:end-6',
        'border-edge bg-surface text-ink shadow-soft',
        'animate-fade-in transition-[background-color,border-color,box-shadow] duration-fast ease-out',
        'hover:border-ink hover:bg-raised hover:shadow-lift',
        className,
      )}
      onClick={goUp}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}
