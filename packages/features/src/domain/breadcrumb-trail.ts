import { BREADCRUMBS } from './constants';
import { safeText, stripUnsafe } from './text';

/** One step of the trail: a path of the site and the words shown for it (SHELL-3). */
export interface Crumb {
  readonly path: string;
  readonly label: string;
}

/** Crumbs from Home to the current page. */
export type Trail = readonly Crumb[];

/** The root of every trail. */
export const HOME: Crumb = { path: '/', label: 'Home' };

/** The trail of a visitor who is on the home page. */
export const EMPTY_TRAIL: Trail = [HOME];

/** One leading slash, no trailing one, no query: '//host' could otherwise become a link to another site. */
function tidyPath(path: string): string {
  const bare = path.replace(/[?#].*$/s, '');
  return `/${bare
    .split(/[\\/]+/)
    .filter(Boolean)
    .join('/')}`;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

/** The words for a path: its last segment decoded, dashes to spaces, capitalised; malformed, as it is (SHELL-3). */
export function labelFor(path: string): string {
  const segment = tidyPath(path).split('/').pop() ?? '';
  if (segment === '') return HOME.label;
  const words = stripUnsafe((decodeSegment(segment) ?? '').slice(0, BREADCRUMBS.maxLabel * 16))
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map(capitalise)
    .join(' ');
  return safeText(words, BREADCRUMBS.maxLabel) || safeText(segment, BREADCRUMBS.maxLabel) || 'Page';
}

/** The trail after a visit: cut back to a known path, else one longer and at most 8 with Home kept (SHELL-3). */
export function visit(trail: Trail, path: string): Trail {
  const current = tidyPath(path);
  if (current === HOME.path) return EMPTY_TRAIL;
  const at = trail.findIndex((crumb) => crumb.path === current);
  if (at === trail.length - 1 && at > 0) return trail;
  if (at >= 0) return trail.slice(0, at + 1);
  const steps = [...trail.slice(1), { path: current, label: labelFor(current) }];
  return [HOME, ...steps.slice(1 - BREADCRUMBS.maxEntries)];
}

/** A sound trail made of stored crumbs, whatever they hold: labels, order and length are worked out anew. */
export function restoreTrail(crumbs: readonly { readonly path: string }[]): Trail {
  return crumbs.reduce<Trail>((trail, crumb) => visit(trail, crumb.path), EMPTY_TRAIL);
}
