import { renderLabel, type TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { addons, types } from 'storybook/manager-api';

import { BEHAVIOUR } from './behaviour-tag';
import type { ManagerFacts } from './manager-facts';
import { SideBySide } from './side-by-side';
import { withoutSynonyms } from './synonyms';
import { themeOf } from './storybook-theme';

const { colours, brand } = (globalThis as unknown as { IRU_MANAGER: ManagerFacts }).IRU_MANAGER;
const base = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const colour = (role: string) => colours[base][role] ?? '';

/** Stable in the bar above a story; new in the sidebar too; a test says so where it is opened. */
const tagBadges: TagBadgeParameters = [
  {
    tags: 'new',
    badge: {
      text: 'New',
      style: { color: colour('accent'), backgroundColor: colour('accent-wash') },
      tooltip: 'Added in the last release: its props may still change.',
    },
    display: { sidebar: [{ type: 'component', skipInherited: true }], toolbar: true },
  },
  {
    tags: 'stable',
    badge: {
      text: 'Stable',
      style: { color: colour('ink-soft'), backgroundColor: colour('sunken') },
      tooltip: 'Its props do not change without a note.',
    },
    display: { sidebar: false, toolbar: true },
  },
  {
    tags: BEHAVIOUR,
    badge: {
      text: 'Test',
      style: { color: colour('coin'), backgroundColor: colour('warning-wash') },
      tooltip: 'Proves a behaviour: the Interactions panel shows its steps.',
    },
    display: { sidebar: false, toolbar: ['story'] },
  },
];

addons.register('iru/side-by-side', () => {
  addons.add('iru/side-by-side', { type: types.PREVIEW, render: SideBySide });
});

addons.setConfig({
  theme: themeOf(base, colours, {
    brandTitle: brand.title,
    brandUrl: './',
    brandTarget: '_self',
    brandImage: brand.image[base],
  }),
  // What it does to a whole story, no visitor meets: a sheet shows one control under one pointer.
  toolbar: { 'storybook/pseudo-states/tool': { hidden: true } },
  sidebar: { renderLabel: (item: Parameters<typeof renderLabel>[0]) => renderLabel({ ...item, name: withoutSynonyms(item.name) }) },
  tagBadges,
});
