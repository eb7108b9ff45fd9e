import type { WriteOutcome } from './storage';
import type { Theme } from './theme';
import { prefersDark } from './media';
import { resolveTheme, setTheme, themeStore } from './theme';
import { useStore } from './use-store';

/** The theme that was chosen and the one that is painted. */
export interface ThemeChoice {
  readonly theme: Theme;
  readonly resolved: 'light' | 'dark';
  readonly setTheme: (theme: Theme) => WriteOutcome;
}

/** The theme, followed across tabs and with the device's setting. */
export function useTheme(): ThemeChoice {
  const theme = useStore(themeStore);
  const dark = useStore(prefersDark);
  return { theme, resolved: resolveTheme(theme, dark), setTheme };
}
