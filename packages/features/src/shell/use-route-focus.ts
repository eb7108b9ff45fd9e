import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves focus to the heading of each new page, so that screen readers announce it once. */
export const useRouteFocus = () => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
};
