import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import type { OutlineEntry } from '../../content/prose-module';
import { scrollToHeading, resetScrollBehavior } from './scroll-to-heading';
import { parseHeadingId } from './parse-heading-id';

/** The router’s key for a location opened by URL rather than a link on the site. */
const INITIAL_KEY = 'default';

/** Whether the URL was typed into an open page. Entries made by the router have a history state. */
const isTyped = (key: string): boolean => key === INITIAL_KEY && !window.history.state;

/**
 * Scrolls to the heading in the URL when the text opens, when a link to a heading is clicked and when a hash is typed.
 * `firstLoad` is whether the visit started on this page.
 */
export const useScrollToHeading = (outline: readonly OutlineEntry[], firstLoad: boolean): void => {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const hasOpened = useRef(false);
  useEffect(() => {
    const isOpening = !hasOpened.current;
    hasOpened.current = true;
    resetScrollBehavior();
    const id = parseHeadingId(hash);
    if (!outline.some((entry) => entry.id === id)) return;
    // Going back restores the previous scroll position, which may not be the heading.
    const isFresh = firstLoad || key === INITIAL_KEY || window.scrollY === 0;
    if (type === NavigationType.Pop && !(isOpening && isFresh) && !isTyped(key)) return;
    scrollToHeading(id, !isOpening);
    // The key distinguishes clicks on links to the same heading.
  }, [key, hash, type, outline, firstLoad]);
};
