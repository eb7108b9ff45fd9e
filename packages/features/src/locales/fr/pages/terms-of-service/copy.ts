import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/terms-of-service/copy';
import { TERMINATION_REASONS } from '../../content/legal/rules';
import { versionCopy } from '../../parts/page/version-copy';
import { de } from '../../content/grammar';

export const termsOfServiceCopy: typeof english.termsOfServiceCopy = {
  title: 'Conditions d’utilisation',
  description: 'Les règles entre vous et nous, en bref et en langage clair.',
  heading: 'Conditions d’utilisation',
  effective: 'Date d’entrée en vigueur : 15 janvier 2024',
  intro: `Voici la version courte de ce que vous pouvez attendre ${de(brand.name)} et de ce que nous attendons de vous. Les conditions générales complètes sont à la page « Textes juridiques ». Si les deux diffèrent, le texte complet s’applique.`,
  full: 'Lire les conditions générales',
  print: 'Imprimer cette page',
  template: versionCopy.template,
  version: versionCopy.rules,
  summary: {
    heading: 'En trois points',
    list: [
      {
        name: 'Usage loyal',
        text: 'Un compte par personne, des informations vraies, et du respect pour chaque personne rencontrée. Le service sert à rencontrer des gens, jamais à vendre.',
      },
      {
        name: 'Un lieu sûr',
        text: 'Réservé aux adultes. Des personnes examinent les signalements sous 24 à 48 heures, et vous pouvez contester leur décision dans les 30 jours.',
      },
      {
        name: 'Des prix clairs',
        text: 'La boutique de pièces affiche les prix en francs rwandais, 10 RWF la pièce. Nous annonçons tout changement 30 jours avant son application.',
      },
    ],
  },
  sections: {
    eligibility: {
      heading: 'Qui peut s’inscrire',
      paragraphs: [
        'Vous devez avoir au moins 18 ans, donner des informations exactes et n’avoir qu’un compte. Nous fermons le compte de toute personne de moins de 18 ans dès que nous l’apprenons.',
      ],
    },
    account: {
      heading: 'Votre compte',
      paragraphs: [
        'Gardez votre mot de passe pour vous. Vous êtes responsable de ce qui se passe dans votre compte tant que vous ne nous dites pas le contraire. Nous supprimons les comptes inutilisés pendant 2 ans, après un rappel.',
      ],
    },
    'your-content': {
      heading: 'Ce que vous partagez',
      paragraphs: [
        'Vos textes et vos images restent à vous. Vous nous autorisez à les montrer aux personnes que vous choisissez, aussi longtemps que vous les gardez ici. Ne partagez que ce que vous avez le droit de partager, et jamais le visage d’une autre personne sans son consentement.',
      ],
    },
    payment: {
      heading: 'Pièces et abonnements',
      paragraphs: [
        'Les pièces permettent de payer des extras dans le produit et ne peuvent pas être échangées contre de l’argent. Les remboursements sont totaux, au prorata ou en crédit, comme le dit la politique de remboursement. Les prix ne changent qu’avec un préavis de 30 jours.',
        'Aujourd’hui, chaque achat est une simulation sur votre appareil, et aucun argent ne circule.',
      ],
    },
    verification: {
      heading: 'Vérification',
      paragraphs: [
        'Un badge montre ce qui a été vérifié et quand : un selfie conforme au profil est valable 12 mois, une pièce d’identité 24 mois, un contact jusqu’à son changement, un abonnement payant tant qu’il dure. Un badge ne dit rien du caractère d’une personne.',
      ],
    },
    liability: {
      heading: 'Notre responsabilité',
      paragraphs: [
        'Nous vérifions, modérons et répondons, mais nous ne pouvons pas connaître tout le monde. Là où la loi nous permet de limiter notre responsabilité, elle est limitée à ce que vous nous avez payé au cours des 12 derniers mois.',
      ],
    },
  },
  prohibited: {
    heading: 'Activités interdites',
    list: [
      'Harceler, menacer, traquer ou humilier qui que ce soit',
      'Se faire passer pour quelqu’un d’autre, ou cacher un mariage ou une relation',
      'Demander aux membres de l’argent, des transferts Mobile Money ou des coordonnées bancaires',
      'Proposer ou chercher des services sexuels payants',
      'Tout ce qui nuit à une personne de moins de 18 ans ou la sexualise',
      'La haine envers une foi, une origine, un corps, une langue ou une façon d’aimer',
      'Faire de la publicité, recruter ou vendre auprès des membres',
      'Copier des profils, aspirer des pages ou faire tourner des comptes automatisés',
      'Diffuser les messages, l’adresse ou les images d’un autre membre sans son consentement',
      'Contourner un masque, un blocage, une suspension ou une exclusion',
    ],
  },
  termination: {
    heading: 'Quand nous mettons fin à un compte',
    intro:
      'Pour chaque raison : ce que nous faisons, et ce qu’exige un recours. Vous pouvez former un recours dans les 30 jours, et une personne qui n’a pas pris la décision l’examine sous 5 à 7 jours ouvrés.',
    labels: { action: 'Mesure', appeal: 'Recours' },
    list: TERMINATION_REASONS,
    other: `Les règles de la communauté disent qu’une exclusion définitive est sans recours. ${versionCopy.appeals}`,
    otherLink: 'Lire les règles de la communauté',
  },
  deletion: {
    heading: 'Si vous partez',
    list: [
      'Votre profil cesse immédiatement d’être visible.',
      'Un abonnement en cours est résilié ; le temps non utilisé n’est pas remboursé.',
      'Certaines données sont gardées : le reste d’un compte supprimé est effacé après 30 jours, tandis que les factures et les décisions sur les signalements sont gardées plus longtemps.',
    ],
    link: 'Effacer ou exporter vos données',
  },
  disputes: {
    heading: 'En cas de désaccord',
    list: [
      {
        name: 'Parlez-nous',
        text: 'Écrivez d’abord. La plupart des litiges finissent par un e-mail sincère.',
      },
      {
        name: 'Médiation',
        text: 'Si cela ne suffit pas, un médiateur à Kigali, accepté par les deux parties.',
      },
      {
        name: 'Tribunal',
        text: 'La loi du Rwanda s’applique et les tribunaux de Kigali décident, sauf si la loi de votre lieu de résidence vous donne un tribunal plus proche.',
      },
    ],
  },
  contact: {
    heading: 'Contact juridique',
    text: 'Les questions juridiques reçoivent une réponse sous 5 à 7 jours ouvrés.',
  },
  changes: {
    heading: 'Modification de ces conditions',
    text: 'Nous annonçons chaque modification au moins 30 jours avant son application, par e-mail et sur cette page, et expliquons ce qui change et pourquoi. Si vous n’êtes pas d’accord, vous pouvez partir avant ce jour, et la modification ne s’applique pas à vous.',
  },
};
