import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/home/copy';

export const homeCopy: typeof english.homeCopy = {
  title: `${brand.name} : une vraie rencontre`,
  description:
    'Des rencontres respectueuses de la vie privée et fondées sur le consentement, pour les adultes du Rwanda et d’Afrique de l’Est et centrale qui veulent une relation sérieuse.',
  hero: {
    heading: 'Une vraie rencontre',
    lead: `On dit que plus de 90 % des personnes qui font des rencontres veulent une relation sérieuse. ${brand.name} est fait pour elles : privé par défaut, rien sans votre oui.`,
    start: 'Commencer',
    watch: 'Voir notre histoire',
    video: {
      label: 'Des collines au crépuscule, avec des lumières qui flottent',
      pause: 'Mettre la vidéo en pause',
      play: 'Lire la vidéo',
    },
  },
  story: {
    title: 'Notre histoire',
    text: 'Mille collines, mille soirs, et sur la colline d’en face quelqu’un qui espère la même chose.',
    close: 'Fermer',
  },
  steps: {
    heading: 'Les étapes vers l’âme sœur',
    list: [
      {
        label: 'ÉTAPE 1',
        title: 'Dites-nous qui vous êtes',
        description:
          'Vous choisissez ce que les autres voient. Votre photo ne quitte jamais votre appareil.',
      },
      {
        label: 'ÉTAPE 2',
        title: 'Sachez ce que vous cherchez',
        description:
          'Parcourez les profils selon ce qui compte pour vous, de la foi aux projets de famille, et écrivez aux personnes qui vous plaisent.',
      },
      {
        label: 'ÉTAPE 3',
        title: 'Rencontrez-vous en vrai',
        description:
          'Quand vous dites oui l’un et l’autre, préparez une première rencontre sûre, avec une liste de contrôle et un proche au courant.',
      },
    ],
  },
};
