import type * as english from '../../../../parts/prose/copy';

export const proseCopy: typeof english.proseCopy = {
  inShort: 'Kwa kifupi',
  copyLink: (heading: string) => `Nakili kiungo cha “${heading}”`,
  copied: 'Kiungo kimenakiliwa',
  copiedTo: (heading: string) => `Kiungo cha “${heading}” kimenakiliwa.`,
  refused: 'Kivinjari chako kimezuia kunakili. Kiungo ni hiki:',
  table: 'Jedwali, husogea pembeni',
  tooShort: 'Andika angalau herufi mbili.',
  loading: (title: string) => `Inapakia “${title}”`,
  failed: (title: string) => `“${title}” haikupakia. Huenda huna mtandao.`,
  retry: 'Jaribu tena',
  newTab: '(hufunguka katika kichupo kipya)',
};
