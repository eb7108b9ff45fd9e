import type { CSSProperties, ReactNode } from 'react';

import { tokenGroups } from '../../packages/ui/src/tokens/token-groups';
import { themedValues } from '../../packages/ui/src/tokens/write-tokens';

/** What differs between the themes, by custom property. */
export const themeValues = {
  light: themedValues(tokenGroups, 'light'),
  dark: themedValues(tokenGroups, 'dark'),
};

export interface ThemePanelProps {
  /** The theme within, whatever that of the page. */
  theme: 'light' | 'dark';
  /** Placement and room. */
  className: string;
  children: ReactNode;
}

/** A part of a page in a theme of its own. The site has one theme a page, so that its style sheet has no light part in a dark page. */
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
