import { describe, expect, it, vi } from 'vitest';

import type { ProseModule } from '../../content/prose-module';
import { createDocumentSource } from './document-source';

const module: ProseModule = { default: () => null, meta: {}, outline: [], sections: [] };
const failing = (times: number) => {
  let left = times;
  return vi.fn<(slug: string) => Promise<ProseModule>>(async () => {
    left -= 1;
    if (left >= 0) throw new Error('The file is gone.');
    return module;
  });
};

describe('createDocumentSource', () => {
  it('loads each document once', async () => {
    const load = failing(0);
    const source = createDocumentSource(load);
    expect(source.open('a', false)).toBe(source.open('a', true));
    expect(await source.open('a', false)).toBe(module);
    await source.open('b', false);
    expect(load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('returns undefined for a file that fails, and loads it again once forgotten', async () => {
    const source = createDocumentSource(failing(1));
    expect(await source.open('a', false)).toBeUndefined();
    expect(await source.open('a', false)).toBeUndefined();
    source.forget('a');
    expect(await source.open('a', false)).toBe(module);
  });

  it('retries by itself when the markup is prerendered', async () => {
    const later = (_ms: number, run: () => void) => {
      run();
      return () => undefined;
    };
    expect(await createDocumentSource(failing(3), { later }).open('a', true)).toBe(module);
  });
});
