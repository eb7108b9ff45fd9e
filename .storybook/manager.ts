import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import type { API_SidebarOptions } from 'storybook/internal/types';
import { addons, types } from 'storybook/manager-api';

import { BEHAVIOUR } from './behaviour-tag';
import { hearPreview } from './hear-preview';
import { JOURNEY } from './journey-tag';
import { WithJourneyBar } from './journeys/with-journey-bar';
import { base, brand, colour, colours } from './manager-colours';
import { markFailed } from './mark-failed';
import { nameTab } from './name-tab';
import { ProvesPanel } from './proves-panel';
import { SideBySide } from './side-by-side';
import { withoutSynonyms } from './synonyms';
import { themeOf } from './storybook-theme';

let hasIndex = () => false;
hearPreview(() => hasIndex());
addons.register('iru/index', (api) => {
  hasIndex = () => api.getIndex() !== undefined;
});

/** The tag `new` comes from the release notes: see `new-components.mjs`. */
const tagBadges: TagBadgeParameters = [
  {
    tags: 'new',
    badge: {
      text: 'New',
      style: { color: colour('accent'), backgroundColor: colour('accent-wash') },
      tooltip: 'Added in the latest release: its props may still change.',
    },
    display: { sidebar: [{ type: 'component', skipInherited: true }], toolbar: true },
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
  {
    tags: JOURNEY,
    badge: {
      text: 'Journey',
      style: { color: colour('coin'), backgroundColor: colour('warning-wash') },
      tooltip: 'Walks through the whole site: the bar above the page plays it.',
    },
    display: { sidebar: false, toolbar: ['story'] },
  },
];

// The name without its synonyms, as the addon for badges draws it. What it exports for that would bring the blocks of
// documentation into the manager; what it has set by now does not. A drawn name is no text, and the bar of a phone takes the
// one of the index for it: on a phone the name alone is given.
addons.register('iru/names', () => {
  const { sidebar } = addons.getConfig();
  const phone = window.matchMedia('(max-width: 599px)');
  const renderLabel: NonNullable<API_SidebarOptions['renderLabel']> = (item, api) => {
    const name = withoutSynonyms(item.name);
    return phone.matches ? name : (sidebar?.renderLabel?.({ ...item, name }, api) ?? name);
  };
  addons.setConfig({ sidebar: { ...sidebar, renderLabel } });
});

nameTab(brand.title);

addons.register('iru/side-by-side', () => {
  addons.add('iru/side-by-side', { type: types.PREVIEW, render: SideBySide });
});

addons.register('iru/journey-bar', () => {
  addons.add('iru/journey-bar', { type: types.PREVIEW, render: WithJourneyBar });
});

addons.register('iru/proves', () => {
  addons.add('iru/proves', {
    type: types.PANEL,
    title: 'Proves',
    match: ({ viewMode }) => viewMode === 'story',
    render: ProvesPanel,
  });
  void markFailed();
});

addons.setConfig({
  theme: themeOf(base, colours, {
    brandTitle: brand.title,
    brandUrl: './',
    brandTarget: '_self',
    brandImage: brand.image[base],
  }),
  tagBadges,
});
