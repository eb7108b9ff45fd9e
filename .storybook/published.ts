import { type LastRun, parseLastRun, type State } from '../scripts/lib/last-run.mjs';

/** The file of the built Storybook that holds the requirements with their proofs. */
export const REQUIREMENTS = 'requirements.json';

/** The file of the built Storybook that holds what the last run of the checks found. */
export const LAST_RUN = 'last-run.json';

/** The page of the requirements, in the manager's addresses. */
export const REQUIREMENTS_PAGE = '/docs/requirements--docs';

/** What the last run found of a story or a file, in the words of the page and the panel. */
export const WORDS: Readonly<Record<State, string>> = {
  green: 'Holds',
  red: 'Fails',
  unknown: 'Not run',
};

/** The same of a requirement, which has several proofs. */
export const REQUIREMENT_WORDS: Readonly<Record<State, string>> = {
  ...WORDS,
  unknown: 'Not run in full',
};

/** What is said where no run is recorded. */
export const NO_RUN_WORDS = 'No run is recorded in this build.';

/** Where a requirement stands on its page. */
export const anchorOf = (id: string): string => id.toLowerCase();

const dates = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Kigali',
});

/** When something was measured, in words. */
export const dateOf = ({ at }: { at: string }): string => `${dates.format(new Date(at))} in Kigali`;

let run: Promise<LastRun | undefined> | undefined;

/** The last run, asked for once; undefined where none is recorded or the file cannot be read. */
export const lastRun = (): Promise<LastRun | undefined> =>
  (run ??= fetch(LAST_RUN)
    .then((response) => (response.ok ? response.json() : undefined))
    .then(parseLastRun, () => undefined));
