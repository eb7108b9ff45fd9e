import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/about-us/copy';

export const aboutUsCopy: typeof english.aboutUsCopy = {
  title: 'À propos',
  description:
    'Qui nous sommes, pourquoi nous avons créé un lieu de rencontre plus calme, et ce qui compte pour nous.',
  heading: 'Se rencontrer plus calmement',
  intro: `${brand.name} est né à Kigali d’un souhait : que les personnes qui veulent du vrai puissent se rencontrer loin du bruit, de la pression et du doute.`,
  picture: 'Les collines en terrasses du Rwanda sous un soleil bas',
  join: 'Créer votre profil',
  mission: {
    heading: 'Notre mission',
    text: 'Aider des adultes à trouver une relation qui en vaut la peine, en sécurité et en privé.',
  },
  story: {
    heading: 'Comment tout a commencé',
    note: 'Cette histoire, ses personnages et ses dates sont inventés.',
    picture: 'Deux cafés sur une table près d’une fenêtre',
    paragraphs: [
      'En 2021, trois amis comparaient des applications de rencontre dans un café de Kimihurura. À l’une, un inconnu qui se disait médecin avait demandé de l’argent. Une autre avait retrouvé sa photo sur le profil de quelqu’un d’autre. Le troisième était fatigué d’être balayé d’un geste.',
      'Ils ont commencé par des questions que personne ne leur avait posées. Qui voit mon visage, et quand ? Que deviennent mes messages ? Qui aide si cela tourne mal ? Leur première version n’avait pas de photos. Les gens s’écrivaient d’abord pendant deux semaines, et la moitié ont dit que c’était leur quinzaine la plus douce en ligne.',
      'Le masque, le guide de rencontre et la règle selon laquelle la décision revient toujours à une personne datent de là.',
    ],
  },
  milestones: {
    heading: 'Étapes',
    list: {
      2021: 'Trois amis, un carnet, quarante volontaires qui se sont rencontrés sans photos.',
      2022: 'Le masque numérique : les photos restent floues jusqu’à ce que les deux personnes acceptent de se dévoiler.',
      2023: 'Le guide de rencontre, écrit avec des hôtels, des chauffeurs et une organisation de femmes de Kigali.',
      2024: 'Nos conditions en langage clair, datées du 15 janvier 2024. Les décisions sur les signalements sont prises par des personnes.',
      2026: 'Un site assez léger pour les petits téléphones et les connexions lentes, de Goma à Dar es Salaam.',
    },
  },
  values: {
    heading: 'Nos valeurs',
    intro:
      'Elles décident de ce que nous construisons et, plus souvent, de ce que nous ne construisons pas.',
    list: [
      {
        name: 'Confiance et sécurité',
        text: 'Prévu : une vérification par niveaux, et une personne qui lit chaque signalement sous 24 à 48 heures.',
      },
      {
        name: 'Innovation',
        text: 'Des idées comme la recherche selon l’humeur doivent rendre les rencontres plus douces, pas seulement plus rapides.',
      },
      {
        name: 'Ouverture',
        text: 'Toute foi, toute région, tout parcours qui respecte les autres a sa place.',
      },
      {
        name: 'Vie privée',
        text: 'Vous décidez qui voit votre photo, votre distance et votre histoire, et quand.',
      },
      {
        name: 'Autonomie',
        text: 'Vous pouvez bloquer, masquer, partir ou tout effacer sans donner de raison.',
      },
      {
        name: 'Authenticité',
        text: 'Un compte par personne, de vrais âges, de vrais visages. Faire semblant est la seule chose que nous ne pardonnons pas.',
      },
    ],
  },
  call: {
    heading: 'Venez comme vous êtes',
    text: 'Un profil prend environ cinq minutes. Personne ne voit votre visage avant que vous le vouliez.',
    register: 'Inscription gratuite',
    contact: 'Nous écrire',
  },
};
