import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { geminiKey } from './env';

const ofThePage = (value: unknown) => vi.stubGlobal('__IRU_ENV__', value);

beforeEach(() => {
  vi.stubEnv('VITE_GEMINI_API_KEY', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the key of the fallback', () => {
  it('is undefined unless set', () => {
    expect(geminiKey()).toBeUndefined();
  });

  it('is read from the build', () => {
    vi.stubEnv('VITE_GEMINI_API_KEY', 'built');
    expect(geminiKey()).toBe('built');
  });

  it('is read from the page before the build, trimmed', () => {
    vi.stubEnv('VITE_GEMINI_API_KEY', 'built');
    ofThePage({ GEMINI_API_KEY: ' given\n' });
    expect(geminiKey()).toBe('given');
  });

  it.each(['', '   '])('is undefined when blank: "%s"', (blank) => {
    vi.stubEnv('VITE_GEMINI_API_KEY', 'built');
    ofThePage({ GEMINI_API_KEY: blank });
    expect(geminiKey()).toBeUndefined();
  });

  it.each([[null], ['text'], [7], [[]], [{}], [{ GEMINI_API_KEY: 7 }], [{ GEMINI_API_KEY: null }]])(
    'falls back to the build when the page gives %j',
    (given) => {
      vi.stubEnv('VITE_GEMINI_API_KEY', 'built');
      ofThePage(given);
      expect(geminiKey()).toBe('built');
    },
  );
});
