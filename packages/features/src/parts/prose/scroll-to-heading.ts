import { LEGAL } from '../../domain/policy';
import { prefersReducedMotion } from '../../platform/media';

/** Scrolls a heading to 100 px from the top of the window and focuses it (LEGAL-1). */
export const scrollToHeading = (id: string, smooth: boolean): void => {
  const heading = document.getElementById(id);
  if (!heading) return;
  const top = heading.getBoundingClientRect().top + window.scrollY - LEGAL.tocOffsetPx;
  window.scrollTo({ top, behavior: smooth && !prefersReducedMotion.get() ? 'smooth' : 'instant' });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // A later click on the heading mustn’t focus it.
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
};

/**
 * Makes the router’s next jump smooth. The router jumps to a hash by itself, before the page receives the new location,
 * which would leave nothing to scroll.
 */
export const scrollSmoothlyOnce = (): void => {
  if (!prefersReducedMotion.get()) document.documentElement.style.scrollBehavior = 'smooth';
};

/** Undoes `scrollSmoothlyOnce`. A scroll in progress continues. */
export const resetScrollBehavior = (): void => {
  document.documentElement.style.removeProperty('scroll-behavior');
};
