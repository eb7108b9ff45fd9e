import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { addons } from 'storybook/manager-api';

import { colours } from '../packages/ui/src/tokens/token-groups';
import { themeOf } from './storybook-theme';
import { BEHAVIOUR } from './tags';
import wordmark from './wordmark.svg';

const base = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const style = { color: colours[base]['accent'], backgroundColor: colours[base]['accent-wash'] };
const inToolbar: TagBadgeParameters[number]['display'] = { sidebar: false, toolbar: ['story'] };

/** The changesets add the tag `new`. */
const tagBadges: TagBadgeParameters = [
  {
    tags: 'new',
    badge: { text: 'New', style, tooltip: 'Added in the latest release: its props may change.' },
    display: { sidebar: [{ type: 'component', skipInherited: true }], toolbar: true },
  },
  {
    tags: BEHAVIOUR,
    badge: { text: 'Behaviour', style, tooltip: 'The Interactions panel shows its steps.' },
    display: inToolbar,
  },
];

// The sidebar hides behaviours by default; a link to one shows it.
addons.register('iru/behaviours', (api) => {
  api.on('storyPrepared', ({ id }: { readonly id: string }) => {
    if (api.getData(id)?.tags.includes(BEHAVIOUR)) void api.removeTagFilters([BEHAVIOUR]);
  });
});

addons.setConfig({
  theme: themeOf(base, colours, {
    brandTitle: 'Iru',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: wordmark,
  }),
  tagBadges,
});
