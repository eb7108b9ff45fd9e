import { LEGAL } from '../../domain/policy';
import { prefersReducedMotion } from '../../platform/media';

/** Brings a heading to 100 px under the top of the window and moves the focus there (LEGAL-1). */
export const scrollToHeading = (id: string, smooth: boolean): void => {
  const heading = document.getElementById(id);
  if (!heading) return;
  const top = heading.getBoundingClientRect().top + window.scrollY - LEGAL.tocOffsetPx;
  window.scrollTo({ top, behavior: smooth && !prefersReducedMotion.get() ? 'smooth' : 'instant' });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // A press on the words of a heading must not focus it later on.
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
};

/**
 * Lets the next jump of the router glide. The router jumps to the hash of an address by itself, before the page is told
 * of the new place, and would leave nothing to glide over.
 */
export const scrollSmoothlyOnce = (): void => {
  if (!prefersReducedMotion.get()) document.documentElement.style.scrollBehavior = 'smooth';
};

/** Ends what `scrollSmoothlyOnce` began; a movement under way goes on. */
export const resetScrollBehavior = (): void => {
  document.documentElement.style.removeProperty('scroll-behavior');
};
