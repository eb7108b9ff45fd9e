import type { CSSProperties, ReactNode } from 'react';

import { tokenGroups } from '../../packages/ui/src/tokens/token-groups';
import { themedValues } from '../../packages/ui/src/tokens/write-tokens';

export const themeValues = {
  light: themedValues(tokenGroups, 'light'),
  dark: themedValues(tokenGroups, 'dark'),
};

export interface ThemePanelProps {
  theme: 'light' | 'dark';
  className: string;
  children: ReactNode;
}

/** A part of a page in its own theme. The site has one theme per page, so its style sheet can't do this. */
export function ThemePanel({ theme, className, children }: ThemePanelProps) {
  return (
    <div
      className={`bg-canvas text-ink ${className}`}
      style={{ colorScheme: theme, ...themeValues[theme] } as CSSProperties}
    >
      {children}
    </div>
  );
}
