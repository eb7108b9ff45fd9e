import type * as english from '../../../../parts/data-mode/copy';

export const dataModeCopy: typeof english.dataModeCopy = {
  heading: 'Données mobiles',
  label: 'Mode données réduites',
  hint: 'Pas de vidéo ni de polices propres au site, et rien ne se charge avant que vous le demandiez.',
  cost: (full: number, low: number) =>
    `Une première visite de la page d’accueil consomme environ ${full} ko sur un téléphone, ou ${low} ko dans ce mode.`,
  asked:
    'Votre navigateur demande aux sites d’économiser les données, ou votre connexion est lente : la vidéo est déjà retirée.',
  failed: 'Votre navigateur n’a pas pu enregistrer ce choix. Il ne vaut que pour cette visite.',
  offer: {
    label: 'Moins de données',
    text: 'Votre connexion est lente, ou votre navigateur économise les données. Moins de données ici aussi ?',
    accept: 'Économiser',
    decline: 'Pas maintenant',
  },
};
