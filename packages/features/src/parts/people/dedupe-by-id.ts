/** Returns the first entry of each id: stored data may contain duplicates. */
export function dedupeById<E extends { readonly id: string }>(entries: readonly E[]): readonly E[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}
