import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import type { OutlineEntry } from '../shared/prose/prose-module';
import { goToHeading, jumpAgain } from './go-to-heading';
import { headingFrom } from './legal-address';

/** The router's key of a place that was opened by its address and not from within the site. */
const FRESH_KEY = 'default';

/** Takes the visitor to the heading that the address names, as the document opens and at each press on a link to one. */
export const useArrival = (outline: readonly OutlineEntry[], firstLoad: boolean): void => {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const opened = useRef(false);
  useEffect(() => {
    const opens = !opened.current;
    opened.current = true;
    jumpAgain();
    const id = headingFrom(hash);
    if (!outline.some((entry) => entry.id === id)) return;
    // Going back restores the place where the visitor was, which need not be the heading.
    const fresh = firstLoad || key === FRESH_KEY || window.scrollY === 0;
    if (type === NavigationType.Pop && !(opens && fresh)) return;
    goToHeading(id, !opens);
    // The key tells one press on a link from the next, also where both lead to the same heading.
  }, [key, hash, type, outline, firstLoad]);
};
