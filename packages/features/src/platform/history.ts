/** Whether nothing of this site lies before the current entry in the tab's history, as the router has numbered it. */
export function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return !(
    typeof state === 'object' &&
    state &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}
