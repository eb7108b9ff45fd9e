import { focusInView } from '@iru/ui/hooks/focus-in-view';
import { useEffect, useRef } from 'react';

/** Moves focus to the heading of each new step and scrolls it into view, so that it's announced once. */
export const useStepFocus = (step: string | number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    focusInView(heading.current);
  }, [step]);
  return heading;
};
