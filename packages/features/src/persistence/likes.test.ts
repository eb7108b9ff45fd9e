import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { likeSchema, ownPicture } from './likes';

describe('a stored like', () => {
  it('uses its name as the id if it has none, and keeps unknown fields', () => {
    const divine = { name: 'Divine', super: true };
    const empty = { city: '', country: '', image: '' };
    expect(v.parse(likeSchema, divine)).toEqual({ ...divine, id: 'Divine', ...empty });
    const numbered = v.parse(likeSchema, { id: 3, name: 'Divine', age: 24 });
    expect(numbered).toMatchObject({ id: '3', age: 24 });
  });

  it.each([-5, 0, 17, 126, 24.5, 1e9, Infinity])('is kept without the impossible age %d', (age) => {
    const like = v.parse(likeSchema, { id: 's1', name: 'Divine', age });
    expect([like.name, like.age]).toEqual(['Divine', undefined]);
  });

  it.each([18, 125])('can have the age %d', (age) => {
    expect(v.parse(likeSchema, { name: 'Divine', age })).toMatchObject({ age });
  });

  it.each([null, 'Divine', [], {}, { name: '' }, { name: 7 }, { name: 'Divine', age: '24' }])(
    'refuses %j',
    (value) => {
      expect(v.is(likeSchema, value)).toBe(false);
    },
  );
});

describe('a stored picture', () => {
  it.each(['/assets/s1-abc.svg', '/packages/features/src/assets/portraits/s1.svg'])(
    '%s is on this site',
    (path) => {
      expect(ownPicture(path)).toBe(path);
    },
  );

  it.each([
    '',
    's1.svg',
    'https://x.example/t.gif',
    '//x.example/t.gif',
    '/\\x.example/t.gif',
    '/\t/x.example/t.gif',
    '/\n/x.example',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '/a b.svg',
  ])('%j is not shown', (path) => {
    expect(ownPicture(path)).toBeUndefined();
  });

  it('never loads from another origin', () => {
    const unit = fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', '?', 'a');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const path = ownPicture(`/${text}`) ?? '/';
        expect(new URL(path, 'https://iru.example').origin).toBe('https://iru.example');
      }),
    );
  });
});
