'use client';

import { ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';

import { useReducedMotion } from '../../hooks/use-reduced-motion';
import { FloatingButton, type FloatingButtonProps } from '../floating-button/FloatingButton';

export interface BackToTopProps extends Omit<FloatingButtonProps, 'children' | 'variant'> {
  /** Whether the page is scrolled far enough for the button to be there. */
  visible: boolean;
  /** The accessible name of the button, which shows only an icon. */
  label: string;
  /** Called before the page scrolls; prevent the default to scroll another way. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Brings the visitor back to the head of a long page, smoothly where motion is welcome (SHELL-4). */
export function BackToTop({ visible, onClick, ...rest }: BackToTopProps) {
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
