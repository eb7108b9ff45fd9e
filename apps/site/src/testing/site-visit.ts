import { expect, waitFor, within } from 'storybook/test';

import type { Visit } from './journey';

type Place = Pick<Visit, 'canvas' | 'userEvent'>;

export const kept = (key: string): unknown =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

export const storages = (): {
  readonly local: string[];
  readonly session: string[];
  readonly text: string;
} => {
  // Storybook stores its own state in the same storages.
  const [local = [], session = []] = [localStorage, sessionStorage].map((storage) =>
    Object.entries(storage).filter(([key]) => key.startsWith('iru_')),
  );
  const keysOf = (entries: readonly [string, unknown][]) => entries.map(([key]) => key);
  return { local: keysOf(local), session: keysOf(session), text: JSON.stringify([local, session]) };
};

/** Writes values to local storage by key, as another tab would. */
export const putOnDevice = (values: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

export const arrivesAt = async (
  { canvas }: Pick<Visit, 'canvas'>,
  name: string | RegExp,
): Promise<void> => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus(), {
    timeout: 10_000,
  });
};

/** Opens a page from the main navigation, which on a phone is in the menu. */
export const openFromMenu = async ({ canvas, userEvent }: Place, name: string): Promise<void> => {
  const menu = canvas.queryByRole('button', { name: 'Open menu' });
  if (menu) await userEvent.click(menu);
  await userEvent.click(
    within(await canvas.findByRole('navigation', { name: 'Main' })).getByRole('link', { name }),
  );
};

/** Clicks a button that exists only on some widths. */
export const clickIfPresent = async (
  { canvas, userEvent }: Place,
  name: string | RegExp,
): Promise<void> => {
  const button = canvas.queryByRole('button', { name });
  if (button) await userEvent.click(button);
};
