import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** A Chromium that never builds a window: each page costs a third of the time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [HEADLESS_SHELL, 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chrome or Chromium that is already on the machine; `IRU_CHROMIUM` names one by its path.
 * @returns {string | undefined} Its path, or undefined so that Playwright uses its own.
 */
export const findChromium = () => {
  const named = process.env['IRU_CHROMIUM'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...FIXED_PLACES].find((path) => existsSync(path));
};

/** Flags that keep the browser quiet on a closed network, and running as root in a container. */
const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The launch options that Vitest and Playwright share. */
export const launchOptions = () => {
  const executablePath = findChromium();
  return { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) };
};
