import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readUnsaved } from './unsaved-settings';

describe('changes that wait', () => {
  it.each([
    ['', {}],
    ['{}', {}],
    ['{"showAge":false,"blurFirst":true}', { showAge: false, blurFirst: true }],
    ['{"showAge":false,"colour":"green"}', { showAge: false }],
    ['{"showAge":"no"}', {}],
    ['{"showAge":', {}],
    ['null', {}],
  ])('are read from %j', (text, changes) => {
    expect(readUnsaved(text)).toEqual(changes);
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readUnsaved(text)).toBe('object');
      }),
    );
  });
});
