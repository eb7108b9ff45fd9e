import type * as english from '../../../../parts/prose/copy';

export const proseCopy: typeof english.proseCopy = {
  inShort: 'Muri make',
  copyLink: (heading) => `Gukoporora link ya “${heading}”`,
  copied: 'Link yakoporowe',
  copiedTo: (heading) => `Link ya “${heading}” yakoporowe.`,
  refused: 'Browser yanyu yanze gukoporora. Dore link:',
  table: 'Imbonerahamwe, inyerezwa mu mpande',
  tooShort: 'Mwandike nibura inyuguti ebyiri.',
  loading: (title) => `“${title}” irafunguka`,
  failed: (title) => `“${title}” ntiyafungutse. Mushobora kuba nta interineti mufite.`,
  retry: 'Kongera kugerageza',
  newTab: '(bifungukira mu yindi tab)',
};
