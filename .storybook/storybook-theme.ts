import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

import type { ThemeColours } from '../packages/ui/src/tokens/read-tokens';

export const themeOf = (
  base: 'light' | 'dark',
  colours: ThemeColours,
  brand: Partial<ThemeVars> = {},
): ThemeVars => {
  const colour = (role: string) => colours[base][role] ?? '';
  return create({
    base,
    ...brand,
    fontBase: "'Figtree Variable', Figtree, system-ui, sans-serif",
    appBg: colour('canvas'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('canvas'),
    appHoverBg: colour('sunken'),
    appBorderColor: colour('line'),
    appBorderRadius: 8,
    colorPrimary: colour('primary'),
    colorSecondary: colour('primary'),
    textColor: colour('ink'),
    textMutedColor: colour('ink-soft'),
    textInverseColor: colour('on-primary'),
    barBg: colour('surface'),
    barTextColor: colour('ink-soft'),
    barHoverColor: colour('primary'),
    barSelectedColor: colour('primary'),
    buttonBg: colour('sunken'),
    buttonBorder: colour('line'),
    inputBg: colour('raised'),
    inputBorder: colour('edge'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 6,
  });
};
