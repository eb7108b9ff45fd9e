import { brand } from '../../../../content/brand';
import { SEARCHES } from '../../../../domain/constants';
import type * as english from '../../../../pages/find-match/searches-copy';

const searches = (count: number): string =>
  count === 1 ? 'Utafutaji mmoja' : `Utafutaji ${count}, mpya kwanza`;

export const searchesCopy: typeof english.searchesCopy = {
  heading: 'Utafutaji uliohifadhi',
  count: {
    saved: (count: number) => `${searches(count)}, umehifadhiwa kwenye kifaa hiki.`,
    unsaved: (count: number) =>
      `${searches(count)}, kwa ziara hii tu: kivinjari chako hakikuweza kuuhifadhi.`,
  },
  empty: {
    saved: 'Bado hakuna. Utafutaji unaohifadhi hubaki kwenye kifaa hiki.',
    unsaved: 'Kwa sasa hakuna: kivinjari chako hakikuweza kuhifadhi badiliko.',
  },
  list: 'Utafutaji uliohifadhiwa',
  field: 'Jina la utafutaji',
  hint: (suggestion: string) => `Si lazima. Vinginevyo tutauita “${suggestion}”.`,
  save: 'Hifadhi utafutaji huu',
  nothing: 'Weka kichujio ili kuhifadhi utafutaji.',
  example: 'Jaribu kwa Rwanda',
  known: (name: string) => `Unatazama “${name}”.`,
  full: `Umehifadhi utafutaji ${SEARCHES.most}, ambao ndio ukomo. Futa mmoja ili kuhifadhi mwingine.`,
  saved: (name: string) => `Umehifadhiwa kama “${name}”.`,
  notSaved: 'Hatukuweza kuhifadhi utafutaji kwenye kifaa hiki.',
  everyone: 'Watu wote',
  unnamed: 'Utafutaji',
  share: (name: string) => `Shiriki ${name}`,
  rename: (name: string) => `Badili jina la ${name}`,
  remove: (name: string) => `Futa ${name}`,
  newName: 'Jina jipya',
  blank: 'Andika jina lenye herufi zinazoonekana',
  done: 'Hifadhi jina',
  cancel: 'Ghairi',
  renamed: (name: string) => `Sasa unaitwa “${name}”.`,
  removed: (name: string) => `“${name}” umefutwa.`,
  notRemoved: (name: string) => `“${name}” bado upo: kivinjari chako hakikuweza kuufuta.`,
  shareTitle: (name: string) => `${name} kwenye ${brand.name}`,
  shareText: (summary: string) => `Utafutaji kwenye ${brand.name}: ${summary}`,
  copied: 'Kiungo kimenakiliwa.',
  byHand: 'Nakili kiungo hiki',
};
