import type { Control } from '../event-replay';

export const isMark = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/** What identifies a control after a new render, in which ids can differ. */
const identityOf = (control: Control) =>
  JSON.stringify([
    control.type,
    control.name,
    isMark(control) && control.value,
    control.getAttribute('aria-label'),
    control.localName === 'button' && control.textContent,
    [...(control.labels ?? [])].map(({ textContent }) => textContent),
  ]);

/** Returns a function that finds a form control later: itself, or, if the page was rendered again, the only one like it. */
export const findAgain = (control: Control): (() => Control | undefined) => {
  const identity = identityOf(control);
  return () => {
    if (control.isConnected) return control;
    const same = [...document.querySelectorAll<Control>(control.localName)].filter(
      (each) => identityOf(each) === identity,
    );
    return same.length === 1 ? same[0] : undefined;
  };
};
