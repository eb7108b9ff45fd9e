import { describe, expect, it } from 'vitest';

import { readUnsaved } from './unsaved-settings';

describe('readUnsaved', () => {
  it.each([
    ['', {}],
    ['{}', {}],
    ['{"showAge":false,"blurFirst":true}', { showAge: false, blurFirst: true }],
    ['{"showAge":false,"colour":"green"}', { showAge: false }],
    ['{"showAge":"no"}', {}],
    ['{"showAge":', {}],
    ['null', {}],
  ])('reads unsaved changes from %j', (text, changes) => {
    expect(readUnsaved(text)).toEqual(changes);
  });
});
