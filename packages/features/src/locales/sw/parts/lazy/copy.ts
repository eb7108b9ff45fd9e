import type * as english from '../../../../parts/lazy/copy';

export const lazyCopy: typeof english.lazyCopy = {
  loading: 'Inapakia…',
  unavailable: 'Hii haikupakia. Angalia mtandao wako, kisha ujaribu tena.',
  retry: 'Jaribu tena',
  leave: 'Si sasa',
};
