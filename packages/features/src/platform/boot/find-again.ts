import type { Control } from '../event-replay';

export const isMark = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/** What identifies a control after a new render, in which ids can differ; a browser's translation changes no name. */
const nameOf = (control: Control) =>
  JSON.stringify([control.type, control.name, isMark(control) && control.value]);

const labelOf = (control: Control) =>
  JSON.stringify([
    control.getAttribute('aria-label'),
    control.localName === 'button' && control.textContent,
    [...(control.labels ?? [])].map(({ textContent }) => textContent),
  ]);

/** Returns a function that finds a form control later: itself, or, if the page was rendered again, the only one like it. */
export const findAgain = (control: Control): (() => Control | undefined) => {
  const name = nameOf(control);
  const label = labelOf(control);
  return () => {
    if (control.isConnected) return control;
    const named = [...document.querySelectorAll<Control>(control.localName)].filter(
      (each) => nameOf(each) === name,
    );
    const same =
      named.length > 1 || control.name === ''
        ? named.filter((each) => labelOf(each) === label)
        : named;
    return same.length === 1 ? same[0] : undefined;
  };
};
