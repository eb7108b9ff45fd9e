import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { browserPlaces, findChromium, findOnPath } from './chromium.mjs';

/** Windows looks for `.exe`. */
const isWindows = process.platform === 'win32';
let folder = '';
const install = (name: string, contents: string) => {
  const path = join(folder, name);
  writeFileSync(path, contents);
  chmodSync(path, 0o755);
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iru-browsers-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('IRU_CHROMIUM', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe.skipIf(isWindows)('a browser on the path', () => {
  it('is found by its name', () => {
    const path = install('chromium', '#!/bin/sh\nexec /usr/lib/chromium/chromium "$@"\n');
    expect(findChromium()).toBe(path);
  });

  it('is a file, not a folder of that name', () => {
    mkdirSync(join(folder, 'chromium'));
    expect(findOnPath(['chromium'])).toBeUndefined();
  });

  it('isn’t the script that starts a snap', () => {
    install('chromium-browser', '#!/bin/sh\nexec /snap/bin/chromium "$@"\n');
    expect(findOnPath(['chromium-browser'])).toBeDefined();
    expect(findChromium() ?? '').not.toContain(folder);
  });
});

it('is looked for where Windows installs it, for everyone or for one user, Chrome before Edge', () => {
  const places = browserPlaces('win32', {
    ProgramFiles: 'D:\\Program Files',
    LOCALAPPDATA: 'C:\\Users\\José\\AppData\\Local',
  });
  expect(places[0]).toBe('D:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  expect(places[1]).toBe(
    'C:\\Users\\José\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  );
  expect(places.at(-2)).toBe('D:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
  expect(places.join()).not.toContain('undefined');
});
