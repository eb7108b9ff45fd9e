import type * as english from '../../../../parts/lazy/copy';

export const lazyCopy: typeof english.lazyCopy = {
  loading: 'Chargement…',
  unavailable: 'Le chargement a échoué. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  leave: 'Pas maintenant',
};
