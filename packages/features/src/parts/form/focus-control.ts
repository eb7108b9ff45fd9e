const CONTROLS = 'input, select, textarea, button';

/** Moves focus to a control by its id, or to the first control of a group. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches(CONTROLS) ? element : element?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}
