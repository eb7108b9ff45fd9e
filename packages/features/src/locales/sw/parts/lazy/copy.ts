import type * as english from '../../../../parts/lazy/copy';

export const lazyCopy: typeof english.lazyCopy = {
  loading: 'Inapakia…',
  unavailable: 'Hii haikupakia. Angalia mtandao wako, kisha ujaribu tena.',
  retry: 'Jaribu tena',
  reloadNeeded: 'Sehemu ya ukurasa huu haikupakia. Pakia ukurasa upya ili kuendelea.',
  reload: 'Pakia upya',
  leave: 'Si sasa',
};
