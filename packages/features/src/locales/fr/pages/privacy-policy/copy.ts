import type * as english from '../../../../pages/privacy-policy/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const privacyPolicyCopy: typeof english.privacyPolicyCopy = {
  title: 'Politique de confidentialité',
  description:
    'Ce que nous savons de vous, qui le voit, combien de temps c’est gardé et comment l’effacer.',
  heading: 'Politique de confidentialité',
  effective: 'Date d’entrée en vigueur : 15 janvier 2024',
  intro:
    'Vous décidez de ce que nous savons de vous. Voici la version courte : ce que nous gardons, pourquoi, combien de temps, et comment le voir, l’exporter ou l’effacer.',
  full: 'Lire la politique complète',
  print: 'Imprimer cette page',
  yourData: 'Voir vos données',
  template: versionCopy.template,
  summary: {
    heading: 'En trois points',
    list: [
      {
        name: 'À vous d’abord',
        text: 'Votre photo, votre âge et votre distance ne s’affichent que selon vos paramètres. Un masque reste en place jusqu’à ce que vous acceptiez l’un et l’autre de vous dévoiler.',
      },
      {
        name: 'Rien que le nécessaire',
        text: 'Nous demandons ce qu’il faut pour une mise en relation, et rien pour les annonceurs. Nous ne vendons jamais vos données.',
      },
      {
        name: 'Effacé quand vous partez',
        text: 'Exportez vos données en un fichier, ou effacez-les. Un compte supprimé est effacé après 30 jours.',
      },
    ],
  },
  device: {
    heading: 'Ce que fait le site aujourd’hui',
    text: 'Ce que vous saisissez ici reste dans ce navigateur, sur cet appareil : J’aime, messages, pièces, paramètres. Deux choses en sortent : une question posée à l’assistant va au service qui y répond et, si l’exploitant utilise une clé Gemini, à Google ; les filtres et les recherches font partie de l’adresse de la page, qui est envoyée à ce site quand la page est rechargée. Les mots de passe, les numéros d’identité et votre date de naissance ne sont jamais enregistrés.',
    history:
      'L’historique de votre navigateur garde la liste des pages ouvertes, avec vos filtres et vos recherches. En français, en swahili ou en kinyarwanda, leur adresse commence par la langue, par exemple /rw/ : les autres personnes qui utilisent votre téléphone peuvent voir dans quelle langue vous lisez.',
    kept: 'Si vous activez « Garder les pages de sécurité sur ce téléphone », le navigateur enregistre aussi des pages publiques : le guide, les articles d’aide sur la sécurité, les numéros d’urgence et les pages qui montrent votre rendez-vous prévu, vos messages et vos paramètres, sans ce que vous avez écrit. Désactiver ce réglage, effacer vos données ou quitter vite ce site supprime ces pages. Les paramètres de votre navigateur mentionnent encore ce site.',
  },
  collected: {
    heading: 'Ce que garderait le service complet',
    labels: { kind: 'Quoi', why: 'Dans quel but', kept: 'Combien de temps' },
    caption: 'Types de données, leur but et leur durée de conservation',
    list: [
      {
        kind: 'Profil et photos',
        why: 'Pour vous montrer aux personnes que vous choisissez',
        kept: 'Tant que vous avez un compte ; un compte supprimé est effacé après 30 jours',
      },
      {
        kind: 'Messages',
        why: 'Pour les transmettre',
        kept: 'Jusqu’à la suppression du compte',
      },
      {
        kind: 'Vérification',
        why: 'Pour afficher un badge',
        kept: 'L’image est supprimée dès que la vérification est faite. Le badge est valable : selfie 12 mois, pièce d’identité 24 mois, contact jusqu’à son changement',
      },
      {
        kind: 'Signalements et décisions',
        why: 'Pour protéger les personnes',
        kept: 'Tant qu’un recours est possible ou qu’une exclusion s’applique',
      },
      {
        kind: 'Mesures d’audience, sans noms',
        why: 'Pour trouver ce qui est en panne ou lent',
        kept: '2 ans au maximum',
      },
      {
        kind: 'Factures',
        why: 'Pour fournir les pièces et verser les remboursements',
        kept: 'Aussi longtemps que la loi fiscale l’exige',
      },
    ],
  },
  never: {
    heading: 'Ce que nous ne faisons jamais',
    list: [
      'Vendre ou louer des données sur vous',
      'Montrer votre position exacte à qui que ce soit',
      'Noter votre visage',
      'Lire vos messages, sauf si l’un de vous les signale',
      'Activer la compatibilité de santé sans votre consentement explicite',
    ],
  },
  rights: {
    heading: 'Vos droits',
    intro:
      'Vous n’avez pas à donner de raison. Aujourd’hui, vous voyez, exportez et effacez vos données vous-même. Prévu : un e-mail suffit, et les demandes sur vos données reçoivent une réponse sous 30 jours.',
    list: [
      { name: 'Voir', text: 'Tout ce que nous gardons, au même endroit.' },
      {
        name: 'Corriger',
        text: 'Nous corrigeons ce qui est faux, sans discussion.',
      },
      {
        name: 'Exporter',
        text: 'Un fichier que d’autres programmes peuvent lire.',
      },
      {
        name: 'Effacer',
        text: 'Toutes vos données, ou certains J’aime et certaines recherches enregistrées.',
      },
      {
        name: 'Vous opposer',
        text: 'À tout usage que vous ne voulez pas, y compris les mesures d’audience.',
      },
      {
        name: 'Vous plaindre',
        text: 'À nous, ou à l’Autorité nationale de cybersécurité du Rwanda (National Cyber Security Authority), qui veille à la protection des données.',
      },
    ],
  },
  cookies: {
    heading: 'Cookies et technologies similaires',
    today:
      'Aujourd’hui, le site ne dépose aucun cookie. Ce qu’il enregistre dans ce navigateur, et pour combien de temps, est dans le document ci-dessous.',
    planned:
      'Un cookie de session et un cookie CSRF pour la visite, votre thème préféré pendant 24 mois, les mesures d’audience pendant 14 mois, la publicité pendant 90 jours. Les deux derniers exigent votre consentement.',
    link: 'Lire le document sur les cookies et le suivi',
  },
  contact: {
    heading: 'Contact',
    text: 'Prévu : un contact pour la protection des données répond sous 30 jours. Pour l’instant, personne ne lit les e-mails.',
  },
};
