import type * as english from '../../../../parts/page/version-copy';

export const versionCopy: typeof english.versionCopy = {
  template:
    'Ce texte est un modèle. Un juriste doit le vérifier avant qu’il n’engage qui que ce soit.',
  reports:
    'Cela commencera quand il y aura des comptes. Aujourd’hui, un signalement reste sur votre appareil et ne parvient à personne.',
  rules:
    'Ces règles s’appliqueront quand il y aura des comptes. Aujourd’hui, personne ne lit les signalements, et aucun compte n’est limité ni fermé.',
  appeals:
    'Ce sont les conditions d’utilisation qui s’appliquent : vous pouvez contester une exclusion définitive une seule fois, dans les 30 jours. Aucun compte n’est encore exclu.',
  support: 'Aucune équipe d’assistance ne lit encore les messages.',
  stories: 'Ces personnes et leurs histoires sont inventées.',
  illustrative: 'Chiffres fictifs',
  figures: 'Ces chiffres sont inventés.',
};
