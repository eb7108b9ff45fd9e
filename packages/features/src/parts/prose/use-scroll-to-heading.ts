import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import type { OutlineEntry } from '../../content/prose-module';
import { scrollToHeading, resetScrollBehavior } from './go-to-heading';
import { parseHeadingId } from './heading-from';

/** The router's key of a place that was opened by its address and not from within the site. */
const FRESH_KEY = 'default';

/** Whether the address was typed in an open page: each entry that the router makes carries a state of its own. */
const isTyped = (key: string): boolean => key === FRESH_KEY && !window.history.state;

/**
 * Takes the visitor to the heading that the address names, as the text opens, at each press on a link to one and when
 * the hash is typed; `firstLoad` says whether the visit began on this page.
 */
export const useScrollToHeading = (outline: readonly OutlineEntry[], firstLoad: boolean): void => {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const opened = useRef(false);
  useEffect(() => {
    const opens = !opened.current;
    opened.current = true;
    resetScrollBehavior();
    const id = parseHeadingId(hash);
    if (!outline.some((entry) => entry.id === id)) return;
    // Going back restores the place where the visitor was, which need not be the heading.
    const fresh = firstLoad || key === FRESH_KEY || window.scrollY === 0;
    if (type === NavigationType.Pop && !(opens && fresh) && !isTyped(key)) return;
    scrollToHeading(id, !opens);
    // The key tells one press on a link from the next, also where both lead to the same heading.
  }, [key, hash, type, outline, firstLoad]);
};
