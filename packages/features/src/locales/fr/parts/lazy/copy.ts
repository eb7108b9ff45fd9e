import type * as english from '../../../../parts/lazy/copy';

export const lazyCopy: typeof english.lazyCopy = {
  loading: 'Chargement…',
  unavailable: 'Le chargement a échoué. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  reloadNeeded: 'Une partie de cette page n’a pas été chargée. Rechargez la page pour continuer.',
  reload: 'Recharger',
  leave: 'Pas maintenant',
};
