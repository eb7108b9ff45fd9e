import { useBrowserValue } from './use-browser-value';

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/** Returns the direction of the page's text, which decides what the left and right arrow keys do; `ltr` on the server. */
export const usePageDirection = (): 'ltr' | 'rtl' =>
  useBrowserValue(
    subscribe,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
