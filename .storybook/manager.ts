import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

import type { ManagerFacts } from './manager-facts';

const { colours, brand } = (globalThis as unknown as { IRU_MANAGER: ManagerFacts }).IRU_MANAGER;

const themeOf = (base: 'light' | 'dark') => {
  const colour = (role: string) => colours[base][role] ?? '';
  return create({
    base,
    brandTitle: brand.title,
    brandUrl: './',
    brandTarget: '_self',
    brandImage: brand.image[base],
    fontBase: 'Figtree, system-ui, sans-serif',
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

addons.setConfig({
  theme: themeOf(window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
});
