/** The entries with each id once, the first one of it: stored data may hold one twice. */
export function dedupeById<E extends { readonly id: string }>(entries: readonly E[]): readonly E[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}
