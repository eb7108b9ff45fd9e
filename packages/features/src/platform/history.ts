/** Whether this is the site's first entry in the tab's history, by the router's numbering. */
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
