import { useEffect, useRef } from 'react';

/** Moves focus to the heading of each step that the visitor goes to, which also announces it, once. */
export const useStepFocus = (step: string | number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
};
