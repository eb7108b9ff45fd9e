import { BarButton } from '@iru/ui/bar-button';
import { Monitor, Moon, Sun } from 'lucide-react';

import { type Theme, THEMES } from '../persistence/theme';
import { shellCopy as copy } from '#words/shell/copy';

const icons = { light: Sun, dark: Moon, system: Monitor };

export interface ThemeSwitchProps {
  /** The current choice. */
  theme: Theme;
  /** Called with the next choice: light, dark, then the device setting. */
  onChange: (next: Theme) => void;
  /** Extra classes for the root element. */
  className?: string;
}

/** A button that cycles through light, dark and the device setting. */
export function ThemeSwitch({ theme, onChange, className }: ThemeSwitchProps) {
  const Icon = icons[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'light';
  return (
    <BarButton
      label={copy.theme[theme]}
      title={copy.theme[theme]}
      data-theme-choice={theme}
      className={className}
      onClick={() => onChange(next)}
    >
      <Icon size={20} aria-hidden="true" />
    </BarButton>
  );
}
