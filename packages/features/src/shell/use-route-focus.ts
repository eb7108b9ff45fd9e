import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { focusHeading } from './focus-heading';

/** Moves focus to the heading of each new page, so that screen readers announce it once. */
export const useRouteFocus = () => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusHeading();
  }, [pathname]);
};
