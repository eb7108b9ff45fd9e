import { BREADCRUMBS } from './constants';
import { safeText, stripUnsafe } from './text';

/** A breadcrumb: a path of the site and its label (SHELL-3). */
export interface Crumb {
  readonly path: string;
  readonly label: string;
}

export type Trail = readonly Crumb[];

export const HOME: Crumb = { path: '/', label: 'Home' };

export const EMPTY_TRAIL: Trail = [HOME];

/** Normalises a path to one leading slash, no trailing slash and no query; '//host' could otherwise link to another site. */
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

/** Returns a path's label: its last segment decoded, with dashes as spaces, capitalised; unchanged if malformed (SHELL-3). */
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

/** Returns the trail after a visit: cut back to a known path, or one longer, at most 8 and always with Home (SHELL-3). */
export function visit(trail: Trail, path: string): Trail {
  const current = tidyPath(path);
  if (current === HOME.path) return EMPTY_TRAIL;
  const at = trail.findIndex((crumb) => crumb.path === current);
  if (at === trail.length - 1 && at > 0) return trail;
  if (at >= 0) return trail.slice(0, at + 1);
  const steps = [...trail.slice(1), { path: current, label: labelFor(current) }];
  return [HOME, ...steps.slice(1 - BREADCRUMBS.maxEntries)];
}

/** Rebuilds a valid trail from any stored breadcrumbs; labels, order and length are recomputed. */
export function restoreTrail(crumbs: readonly { readonly path: string }[]): Trail {
  return crumbs.reduce<Trail>((trail, crumb) => visit(trail, crumb.path), EMPTY_TRAIL);
}
