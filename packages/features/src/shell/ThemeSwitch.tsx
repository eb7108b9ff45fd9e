import { BarButton } from '@iru/ui/bar-button';
import { Monitor, Moon, Sun } from 'lucide-react';

import { type Theme, THEMES } from '../persistence/theme';
import { shellCopy as copy } from './copy';

const icons = { light: Sun, dark: Moon, system: Monitor };

export interface ThemeSwitchProps {
  /** The choice in force. */
  theme: Theme;
  /** Called with the choice that follows: light, dark, as the device. */
  onChange: (next: Theme) => void;
  className?: string;
}

/** One button that walks through light, dark and the device's own setting. */
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
