import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/community-guidelines/copy';
import { CONDUCT, ENFORCEMENT_STEPS, SEVERITY_NOTE } from '../../content/legal/rules';
import { versionCopy } from '../../parts/page/version-copy';

export const communityGuidelinesCopy: typeof english.communityGuidelinesCopy = {
  title: 'Règles de la communauté',
  description:
    'Notre façon de traiter les autres ici, et ce qui se passe quand quelqu’un ne s’y tient pas.',
  heading: 'Notre façon de traiter les autres',
  intro: `Pour chaque profil, chaque message et chaque rencontre qui commence sur ${brand.name}.`,
  report: 'Signaler un problème',
  full: 'Lire les règles complètes',
  print: 'Imprimer cette page',
  template: versionCopy.template,
  version: versionCopy.rules,
  values: {
    heading: 'Valeurs essentielles',
    list: [
      {
        name: 'Respect et gentillesse',
        text: 'Écrivez comme si la famille de l’autre était à table. « Non » est une réponse.',
      },
      {
        name: 'La sécurité d’abord',
        text: 'Lieux publics, pas de pression, pas d’argent, pas de confidences divulguées.',
      },
      {
        name: 'Des liens authentiques',
        text: 'Votre propre visage, votre âge réel, vos vraies intentions.',
      },
      {
        name: 'Des échanges qui ont du sens',
        text: 'Lisez d’abord le profil, puis posez une question sur ce qu’il contient.',
      },
    ],
  },
  unacceptable: {
    heading: 'Ce qui n’est pas acceptable',
    severities: { high: 'Gravité élevée', medium: 'Gravité moyenne' },
    list: CONDUCT,
    note: SEVERITY_NOTE,
  },
  reporting: {
    heading: 'Comment se passe un signalement',
    list: [
      {
        name: 'Dites ce qui s’est passé',
        text: 'Utilisez Signaler sur le profil ou écrivez-nous. Une phrase suffit ; une capture d’écran aide.',
      },
      {
        name: 'Une protection immédiate',
        text: 'La personne est bloquée pour vous, et nous ne lui disons pas qui l’a signalée.',
      },
      {
        name: 'Une personne le lit',
        text: 'Des modérateurs examinent les signalements sous 24 à 48 heures. Un logiciel les classe par ordre d’urgence et ne décide de rien.',
      },
      {
        name: 'Nous agissons',
        text: 'De l’avertissement à l’exclusion définitive : voir le tableau ci-dessous.',
      },
      {
        name: 'Nous vous répondons',
        text: 'Nous vous disons quand c’est fait et, si la vie privée le permet, ce qui a été fait.',
      },
    ],
  },
  enforcement: {
    heading: 'Mesures',
    caption: 'Les mesures, de la plus légère à la plus stricte',
    labels: { step: 'Mesure', when: 'Quand', what: 'Ce que cela signifie' },
    list: ENFORCEMENT_STEPS,
  },
  appeals: {
    heading: 'Recours',
    text: 'Vous pouvez contester un avertissement, une limitation ou une suspension dans les 30 jours. Une autre personne examine votre recours sous 5 à 7 jours ouvrés et vous donne ses raisons. Une exclusion définitive est sans recours.',
    note: `Les conditions d’utilisation indiquent un recours pour chaque raison qui met fin à un compte. ${versionCopy.appeals}`,
    link: 'Lire les conditions d’utilisation',
  },
  etiquette: {
    heading: 'Savoir-vivre des rencontres',
    list: [
      'Répondez, même par un non aimable.',
      'Demandez avant d’envoyer une photo ou une note vocale, ou d’appeler.',
      'Soyez à l’heure, ou prévenez avant d’être en retard.',
      'Décidez à l’avance qui paie. Une addition n’est pas une dette.',
      'Parlez de votre mariage, de vos enfants et de vos projets avant que l’autre ne les découvre.',
      'Gardez pour vous ce qu’on vous confie.',
    ],
  },
  resources: {
    heading: 'Ressources de sécurité',
    text: 'Si vous êtes en danger maintenant, appelez d’abord et écrivez-nous plus tard.',
  },
  actions: {
    heading: 'Ce que vous pouvez faire maintenant',
    report: 'Signaler un problème',
    support: 'Contacter l’assistance',
    safety: 'Centre de sécurité',
    feedback: 'Donner votre avis',
    forum: 'Forum de la communauté',
    join: 'Rejoindre la communauté',
  },
};
