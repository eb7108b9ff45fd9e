'use client';

import { ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';

import { useReducedMotion } from '../../hooks/use-reduced-motion';
import { FloatingButton, type FloatingButtonProps } from '../floating-button/FloatingButton';

export interface BackToTopProps extends Omit<FloatingButtonProps, 'children' | 'variant'> {
  /** Whether the page has scrolled far enough to show the button. */
  visible: boolean;
  /** The accessible name of the button, which shows only an icon. */
  label: string;
  /** Called before the page scrolls; call `preventDefault` to scroll in another way. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Scrolls back to the top of a long page, smoothly unless reduced motion is set (SHELL-4). */
export function BackToTop({ visible, onClick, ...rest }: BackToTopProps) {
  const still = useReducedMotion();
  if (!visible) return null;
  const goUp = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    // The button disappears at the top, so focus moves first or it would be lost.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <FloatingButton
      {...rest}
      variant="surface"
      data-state="visible"
      data-print="hide"
      onClick={goUp}
    >
      <ArrowUp aria-hidden="true" />
    </FloatingButton>
  );
}
