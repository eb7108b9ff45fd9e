// Proves SHELL-3.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Trail } from './breadcrumb-trail';
import { EMPTY_TRAIL, HOME, labelFor, restoreTrail, visit } from './breadcrumb-trail';

const walk = (...paths: string[]): Trail => paths.reduce<Trail>(visit, EMPTY_TRAIL);
const pathsOf = (trail: Trail): string[] => trail.map((crumb) => crumb.path);

const PAGES = ['/', '/blog', '/blog/', '/about-us', '/help-center'];
const anyPath = fc.oneof(
  fc.constantFrom(...PAGES, '/%', '/%E0%A4%A', '/a/%2', '//evil.example', '/\\evil.example'),
  fc.string({ unit: 'binary' }),
  fc.integer({ min: 0, max: 20 }).map((n) => `/page-${n}`),
);

describe('labelFor', () => {
  it.each([
    ['/', 'Home'],
    ['', 'Home'],
    ['/about-us', 'About Us'],
    ['/about-us/', 'About Us'],
    ['/a/meeting_guide', 'Meeting Guide'],
    ['/my--page_', 'My Page'],
    ['/caf%C3%A9-night', 'Café Night'],
    ['/two%20words', 'Two Words'],
    ['/blog?tag=love#top', 'Blog'],
    ['/50%-off', '50%-off'],
    ['/%E0%A4%A', '%E0%A4%A'],
    ['/---', '---'],
    ['/%00', '%00'],
    ['/\u0001', 'Page'],
    ['/%E2%80%AEgnp', 'Gnp'],
    ['/émile', 'Émile'],
  ])('%j reads %j', (path, label) => {
    expect(labelFor(path)).toBe(label);
  });

  it('shortens a very long segment', () => {
    expect(labelFor(`/${'a'.repeat(10_000)}`)).toHaveLength(60);
  });
});

describe('visit', () => {
  it('appends a new path', () => {
    expect(walk('/blog', '/about-us')).toEqual([
      HOME,
      { path: '/blog', label: 'Blog' },
      { path: '/about-us', label: 'About Us' },
    ]);
  });

  it('cuts back to a path already in the trail', () => {
    expect(pathsOf(walk('/a', '/b', '/c', '/a'))).toEqual(['/', '/a']);
  });

  it('resets on Home', () => {
    expect(walk('/a', '/b', '/')).toBe(EMPTY_TRAIL);
  });

  it('returns the same trail for the same page', () => {
    const trail = walk('/a', '/b');
    expect(visit(trail, '/b')).toBe(trail);
    expect(visit(trail, '/b/?page=2')).toBe(trail);
  });

  it('keeps its rules for any sequence of visits', () => {
    fc.assert(
      fc.property(fc.array(anyPath, { maxLength: 40 }), anyPath, (paths, last) => {
        const before = walk(...paths);
        const after = visit(before, last);
        const shown = pathsOf(after);
        expect(after[0]).toEqual(HOME);
        expect(after.length).toBeLessThanOrEqual(8);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((path) => /^\/(?![\\/])/.test(path))).toBe(true);
        expect(visit(after, last)).toEqual(after);
        const earlier = pathsOf(before);
        const known = earlier.indexOf(shown.at(-1) ?? '');
        // Cut back to a known path; otherwise everything before the last is kept, except the oldest if the trail was full.
        const kept =
          known >= 0 ? earlier.slice(1, known) : earlier.slice(earlier.length === 8 ? 2 : 1);
        expect(shown.slice(1, -1)).toEqual(kept);
      }),
    );
  });
});

describe('restoreTrail', () => {
  it('repairs a tampered trail', () => {
    const crumbs = [
      { path: '/b', label: '\u202E' },
      { path: '/', label: 'x' },
      { path: '//evil.example', label: 'Home' },
    ];
    expect(restoreTrail(crumbs)).toEqual([HOME, { path: '/evil.example', label: 'Evil.example' }]);
  });
});
