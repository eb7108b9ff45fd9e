import { KEYS } from '../platform/keys';
import { prefersDark } from '../platform/media';
import type { WriteOutcome } from '../platform/storage';
import { createChoice } from './choice';

/** The themes; 'system' follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const choice = createChoice(KEYS.theme, THEMES, 'system');

/** The chosen theme, stored as a plain word. */
export const themeStore = choice.store;
export const themeItem = choice.item;

export function setTheme(theme: Theme): WriteOutcome {
  return themeStore.update(() => theme);
}

export function resolveTheme(theme: Theme, dark: boolean): 'light' | 'dark' {
  if (theme === 'system') return dark ? 'dark' : 'light';
  return theme;
}

/** Keeps `data-theme` on the root element in sync with the theme, until the returned function is called. */
export function startTheme(root: HTMLElement = document.documentElement): () => void {
  const paint = (): void => {
    root.dataset.theme = resolveTheme(themeStore.get(), prefersDark.get());
  };
  const stops = [themeStore.subscribe(paint), prefersDark.subscribe(paint)];
  paint();
  return () => stops.forEach((stop) => stop());
}
