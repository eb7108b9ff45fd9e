import type * as english from '../../../../pages/find-match/searches-copy';
import { brand } from '../../../../content/brand';
import { SEARCHES } from '../../../../domain/constants';

const searches = (count: number): string =>
  count === 1 ? 'Ishakisha 1' : `Amashakisha ${count}, irishya ni ryo ribanza`;

export const searchesCopy: typeof english.searchesCopy = {
  heading: 'Amashakisha yanyu yabitswe',
  count: {
    saved: (count) => `${searches(count)}. Bibitswe kuri iki gikoresho.`,
    unsaved: (count) =>
      `${searches(count)}. Bimara uru ruzinduko gusa: browser yanyu ntiyashoboye kubibika.`,
  },
  empty: {
    saved: 'Nta na rimwe rirahaba. Amashakisha mubika aguma kuri iki gikoresho.',
    unsaved: 'Nta na rimwe rihari ubu: browser yanyu ntiyashoboye kubika impinduka.',
  },
  list: 'Amashakisha yabitswe',
  field: 'Izina ry’ishakisha',
  hint: (suggestion) => `Si ngombwa. Nimutaryandika, turaryita “${suggestion}”.`,
  save: 'Kubika iri shakisha',
  nothing: 'Muhitemo ikigenderwaho kugira ngo mubike ishakisha.',
  example: 'Kugerageza: Rwanda',
  known: (name) => `Murareba “${name}”.`,
  full: `Mwamaze kubika amashakisha ${SEARCHES.most}, ari na yo menshi ashoboka. Musibe rimwe kugira ngo mubike irindi.`,
  saved: (name) => `Ryabitswe ryitwa “${name}”.`,
  notSaved: 'Ntitwashoboye kubika ishakisha kuri iki gikoresho.',
  everyone: 'Abantu bose',
  unnamed: 'Ishakisha',
  share: (name) => `Gusangiza ${name}`,
  rename: (name) => `Guhindura izina rya ${name}`,
  remove: (name) => `Gusiba ${name}`,
  newName: 'Izina rishya',
  blank: 'Mwandike izina ririmo inyuguti zigaragara',
  done: 'Kubika izina',
  cancel: 'Kubireka',
  renamed: (name) => `Izina ryahindutse “${name}”.`,
  removed: (name) => `“${name}” ryasibwe.`,
  notRemoved: (name) => `“${name}” riracyahari: browser yanyu ntiyashoboye kurisiba.`,
  shareTitle: (name) => `${name} kuri ${brand.name}`,
  shareText: (summary) => `Ishakisha kuri ${brand.name}: ${summary}`,
  copied: 'Link yakoporowe.',
  byHand: 'Mukoporore iyi link',
};
