import { expect, waitFor, within } from 'storybook/test';

import type { Visit } from './journey';

type Place = Pick<Visit, 'canvas' | 'userEvent'>;

/** What stands in the local storage under a key. */
export const kept = (key: string): unknown =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

/** What both storages hold of the site: the keys of each, and all of it as one text. */
export const storages = (): {
  readonly local: string[];
  readonly session: string[];
  readonly text: string;
} => {
  // Storybook keeps its reader's place in the same storages.
  const [local = [], session = []] = [localStorage, sessionStorage].map((storage) =>
    Object.entries(storage).filter(([key]) => key.startsWith('iru_')),
  );
  const keysOf = (entries: readonly [string, unknown][]) => entries.map(([key]) => key);
  return { local: keysOf(local), session: keysOf(session), text: JSON.stringify([local, session]) };
};

/** For what is given: puts values into the local storage as another tab would, by key. */
export const putOnDevice = (values: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

/** Waits for a page that was gone to: the focus is on its heading. */
export const arrivesAt = async (
  { canvas }: Pick<Visit, 'canvas'>,
  name: string | RegExp,
): Promise<void> => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus(), {
    timeout: 10_000,
  });
};

/** Opens a page by the main navigation, which on a phone stands behind a button. */
export const openFromMenu = async ({ canvas, userEvent }: Place, name: string): Promise<void> => {
  const menu = canvas.queryByRole('button', { name: 'Open menu' });
  if (menu) await userEvent.click(menu);
  await userEvent.click(
    within(await canvas.findByRole('navigation', { name: 'Main' })).getByRole('link', { name }),
  );
};

/** Presses a button that is there on some widths only. */
export const clickIfPresent = async (
  { canvas, userEvent }: Place,
  name: string | RegExp,
): Promise<void> => {
  const button = canvas.queryByRole('button', { name });
  if (button) await userEvent.click(button);
};
