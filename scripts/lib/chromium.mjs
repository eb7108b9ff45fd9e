import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Chromium's headless shell, which opens a page in a third of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const MAC_PLACES = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS_PLACES = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The places where a system installs browsers outside its path: on Windows for everyone, or for one user.
 * @param {NodeJS.Platform} platform @param {NodeJS.ProcessEnv} environment
 */
export const browserPlaces = (platform, environment) => {
  if (platform !== 'win32') return platform === 'darwin' ? MAC_PLACES : [];
  const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .map((name) => environment[name])
    .filter((folder) => folder !== undefined);
  return WINDOWS_PLACES.flatMap((place) => folders.map((folder) => `${folder}\\${place}`));
};

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Returns the path of the first of these programs that is installed. @param {readonly string[]} names @returns {string | undefined} */
export const findOnPath = (names) => findAllOnPath(names)[0];

/** @param {readonly string[]} names */
const findAllOnPath = (names) => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => join(folder, `${name}${ending}`)))
    .filter(isFile);
};

/** In bytes: more than the script that starts Ubuntu's Chromium. */
const SCRIPT_LENGTH = 4096;

/**
 * Whether a browser is a snap, or the script that starts one. A snap has a /tmp of its own, in which Playwright finds no
 * download and no profile.
 * @param {string} path
 */
const isSnap = (path) => {
  if (/^\/(?:snap|var\/lib\/snapd)\/|^\/usr\/bin\/snap$/.test(realpathSync(path))) return true;
  const file = openSync(path, 'r');
  const start = Buffer.alloc(SCRIPT_LENGTH);
  const text = start.toString('latin1', 0, readSync(file, start));
  closeSync(file);
  return text.startsWith('#!') && text.includes('/snap/bin/');
};

/** The path of Debian's headless shell, if it's installed. */
export const findHeadlessShell = () => findOnPath([HEADLESS_SHELL]);

/**
 * Finds an installed Chrome, Chromium or Edge; `IRU_CHROMIUM` overrides it.
 * @returns {string | undefined} Its path, or undefined so that Playwright uses its own.
 */
export const findChromium = () =>
  process.env['IRU_CHROMIUM'] ||
  [...findAllOnPath(NAMES), ...browserPlaces(process.platform, process.env).filter(isFile)].find(
    (path) => !isSnap(path),
  );

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
