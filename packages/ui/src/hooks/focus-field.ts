const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

/** Moves focus to the control with this id, or to the first control of the group with this id. */
export const focusField = (id: string): void => {
  const field = document.getElementById(id);
  const target = field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS);
  target?.focus();
  // Scrolls the label into view too, so that a screen magnifier shows more than an empty box.
  (target as Partial<HTMLInputElement> | undefined)?.labels?.[0]?.scrollIntoView({
    block: 'nearest',
  });
};
