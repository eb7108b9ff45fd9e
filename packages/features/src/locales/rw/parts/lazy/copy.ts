import type * as english from '../../../../parts/lazy/copy';

export const lazyCopy: typeof english.lazyCopy = {
  loading: 'Birafunguka…',
  unavailable: 'Ibi ntibyafungutse. Murebe interineti yanyu, mwongere mugerageze.',
  retry: 'Kongera kugerageza',
  reloadNeeded: 'Igice cy’iyi paji nticyafungutse. Mwongere mufungure paji kugira ngo mukomeze.',
  reload: 'Kongera gufungura',
  leave: 'Si ubu',
};
