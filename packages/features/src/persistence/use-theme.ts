import { prefersDark } from '../platform/media';
import type { WriteOutcome } from '../platform/storage';
import { useStore } from '../platform/use-store';
import type { Theme } from './theme';
import { resolveTheme, setTheme, themeStore } from './theme';

export interface ThemeChoice {
  readonly theme: Theme;
  readonly resolved: 'light' | 'dark';
  readonly setTheme: (theme: Theme) => WriteOutcome;
}

/** Returns the theme, following other tabs and the device setting. */
export function useTheme(): ThemeChoice {
  const theme = useStore(themeStore);
  const dark = useStore(prefersDark);
  return { theme, resolved: resolveTheme(theme, dark), setTheme };
}
