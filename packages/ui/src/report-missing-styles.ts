/** The same token with the package's prefix, and without it as in this repository. */
const TOKENS = ['--iru-color-primary', '--color-primary'];

const isMissing = () => {
  const styles = getComputedStyle(document.documentElement);
  return TOKENS.every((name) => styles.getPropertyValue(name) === '');
};

let isScheduled = false;

/** Logs an error once if the page has loaded without the style sheet. */
export const reportMissingStyles = (): void => {
  if (isScheduled || typeof document === 'undefined') return;
  isScheduled = true;
  const report = () => {
    if (isMissing())
      console.error(
        "@iru/ui has no styles on this page. Where your application starts, add: import '@iru/ui/styles.css';",
      );
  };
  if (document.readyState === 'complete') setTimeout(report);
  else window.addEventListener('load', report, { once: true });
};
