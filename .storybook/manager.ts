import { addons } from 'storybook/manager-api';

import type { ManagerFacts } from './manager-facts';
import { themeOf } from './theme';

const { colours, brand } = (globalThis as unknown as { IRU_MANAGER: ManagerFacts }).IRU_MANAGER;
const base = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  theme: themeOf(base, colours, {
    brandTitle: brand.title,
    brandUrl: './',
    brandTarget: '_self',
    brandImage: brand.image[base],
  }),
});
