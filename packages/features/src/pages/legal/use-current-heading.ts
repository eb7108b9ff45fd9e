import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';
import { useCallback } from 'react';

import type { OutlineEntry } from '../../content/prose-module';
import { LEGAL } from '../../domain/policy';
import { currentHeading } from './current-heading';

/** Browsers may stop a few pixels short of the scroll target. */
const TOLERANCE_PX = 12;

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
};

/** Returns the id of the heading whose section is being read, or undefined above the first one and on the server. */
export const useCurrentHeading = (
  outline: readonly OutlineEntry[],
  targetId: string,
): string | undefined => {
  const read = useCallback(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const headings = outline.flatMap(({ id }) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top === undefined ? [] : [{ id, top }];
    });
    const atEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
    return currentHeading(headings, {
      line: LEGAL.tocOffsetPx + TOLERANCE_PX,
      height: clientHeight,
      atEnd,
      targetId,
    });
  }, [outline, targetId]);
  return useBrowserValue(subscribe, read, () => undefined);
};
