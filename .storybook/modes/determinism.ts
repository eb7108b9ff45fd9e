import { resetStores } from '@iru/features/platform/storage';
import { storedKeys } from '../../packages/features/src/testing/stored';

/** The time in every story: a Friday morning in Kigali. */
const FROZEN_NOW = Date.UTC(2026, 5, 5, 7, 30, 0);

const RealDate = Date;
const realRandom = Math.random;

class FrozenDate extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(FROZEN_NOW);
    else super(...(args as [number]));
  }

  static override now() {
    return FROZEN_NOW;
  }
}

/** Mulberry32: the same numbers in the same order for every story. */
const seededRandom = () => {
  let state = 0x1b873593;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const freezeTimeAndChance = (): void => {
  globalThis.Date = FrozenDate as DateConstructor;
  Math.random = seededRandom();
};

export const unfreezeTimeAndChance = (): void => {
  globalThis.Date = RealDate;
  Math.random = realRandom;
};

export const wipeStorage = () => {
  // Storybook saves the user's position in the same storages.
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of storedKeys(storage)) storage.removeItem(key);
  }
  resetStores();
};

// Saved once: a story that fails never restores them.
const originals = { error: console.error, warn: console.warn };

/** Collects console errors and warnings; the returned check throws for any that the story didn't expect. */
export const watchConsole = (expected: readonly RegExp[] = []) => {
  const seen: string[] = [];
  const watch =
    (level: 'error' | 'warn') =>
    (...args: unknown[]) => {
      const text = args.map(String).join(' ');
      // Storybook reports a failed play itself and also logs it here.
      const reported = /^(TestingLibraryElementError|AssertionError)/.test(text);
      if (!reported && !expected.some((pattern) => pattern.test(text)))
        seen.push(`console.${level}: ${text}`);
      originals[level](...args);
    };
  console.error = watch('error');
  console.warn = watch('warn');
  return () => {
    Object.assign(console, originals);
    if (seen.length > 0) throw new Error(`The story wrote to the console:\n${seen.join('\n')}`);
  };
};
