/** The keys under which the platform itself keeps a mark: nothing that the visitor entered. */
export const PLATFORM_KEYS = {
  reloads: 'iru_reloads',
  left: 'iru_left',
  erased: 'iru_erased',
  scroll: 'iru_scroll',
} as const;

/** What all keys of the site begin with. */
export const KEY_PREFIX = 'iru_';

/** Keys of earlier versions that do not begin so; they are seen and erased like the others. */
export const EARLIER_KEYS: readonly string[] = ['react-router-scroll-positions'];

/** Where the unreadable text of a key is kept; a further one gets a number. */
export function backupKey(key: string, copy = 1): string {
  return copy === 1 ? `${key}_backup` : `${key}_backup_${copy}`;
}

/** Where the removals of a list are counted. */
export function marksKey(key: string): string {
  return `${key}_marks`;
}

/** The version of what is kept under a key: the number in a name ending in _vN, else 1. */
export function versionOf(key: string): number {
  return Number(/_v(\d+)$/.exec(key)?.[1] ?? 1);
}
