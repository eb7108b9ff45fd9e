import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Chromium's headless shell, which opens a page in a third of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of the first of these programs that is installed. @param {readonly string[]} names @returns {string | undefined} */
export const findOnPath = (names) => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
};

/** The path of Debian's headless shell, if it's installed. */
export const findHeadlessShell = () => findOnPath([HEADLESS_SHELL]);

/**
 * Finds an installed Chrome or Chromium; `IRU_CHROMIUM` overrides it.
 * @returns {string | undefined} Its path, or undefined so that Playwright uses its own.
 */
export const findChromium = () =>
  process.env['IRU_CHROMIUM'] ||
  (findOnPath(NAMES) ?? FIXED_PLACES.find((path) => existsSync(path)));

/** Flags for a closed network, and for running as root in a container. */
const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Returns the launch options that Vitest and Playwright share.
 * @param {{ manyPages?: boolean }} [options] Whether each test opens its own pages; the headless shell is preferred then.
 */
export const launchOptions = ({ manyPages = false } = {}) => {
  const executablePath =
    (manyPages && !process.env['IRU_CHROMIUM'] && findHeadlessShell()) || findChromium();
  return { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) };
};
