const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

/** Moves focus to a control by its id, or to the first control of a group by the group's. */
export const focusField = (id: string): void => {
  const field = document.getElementById(id);
  const target = field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS);
  target?.focus();
  // The label tells what is asked: without it in sight a screen magnifier shows an empty box.
  (target as Partial<HTMLInputElement> | undefined)?.labels?.[0]?.scrollIntoView({
    block: 'nearest',
  });
};
