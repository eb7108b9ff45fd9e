/** The same token in the package, where it has a prefix, and in this repository. */
const TOKENS = ['--iru-color-primary', '--color-primary'];

const isMissing = () => {
  const styles = getComputedStyle(document.documentElement);
  return TOKENS.every((name) => styles.getPropertyValue(name) === '');
};

let isAsked = false;

/** Tells a developer once that the style sheet is missing, when the page has loaded without it. */
export const reportMissingStyles = (): void => {
  if (isAsked || typeof document === 'undefined') return;
  isAsked = true;
  const report = () => {
    if (isMissing())
      console.error(
        "@iru/ui has no styles on this page. Where your application starts, add: import '@iru/ui/styles.css';",
      );
  };
  if (document.readyState === 'complete') setTimeout(report);
  else window.addEventListener('load', report, { once: true });
};
