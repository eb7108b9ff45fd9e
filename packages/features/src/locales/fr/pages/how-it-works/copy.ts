import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type * as english from '../../../../pages/how-it-works/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const howItWorksCopy: typeof english.howItWorksCopy = {
  title: 'Comment ça marche',
  description: 'Six étapes, d’une première visite à une première rencontre.',
  heading: 'Comment ça marche',
  intro:
    'Dites ce que vous espérez, choisissez ce que les autres voient, et rencontrez des personnes qui veulent la même chose.',
  picture: 'Les lumières de Kigali au crépuscule',
  start: 'Créer votre profil',
  steps: {
    heading: 'Six étapes, à votre rythme',
    list: [
      {
        name: 'Créez votre profil',
        text: 'Six pages courtes. Seules la première et l’acceptation de nos règles sont obligatoires. Faites une pause quand vous voulez : vos réponses restent dans cet onglet, sauf votre mot de passe, votre date de naissance et votre photo.',
        aside: 'Environ cinq minutes',
      },
      {
        name: 'Choisissez ce que les autres voient',
        text: 'Affichez ou non votre âge, votre distance et une photo nette. Le masque ne montrera votre visage qu’aux personnes à qui vous faites confiance.',
        aside: 'Modifiable à tout moment',
      },
      {
        name: 'Faites-vous vérifier',
        text: 'Prévu : quatre niveaux, de l’e-mail à la pièce d’identité, chacun avec un badge. Personne n’est encore vérifié.',
        aside: 'Selfie valable 12 mois',
      },
      {
        name: 'Trouvez des personnes',
        text: 'Filtrez selon ce qui compte, de la religion aux études, ou décidez profil par profil et annulez un non trop rapide.',
        aside: 'Quinze filtres',
      },
      {
        name: 'Parlez d’abord',
        text: 'Écrivez, ou empruntez une première phrase au coach brise-glace. Nous vous prévenons si un message contient un numéro ou parle d’argent. Pour l’instant, personne ne reçoit rien.',
        aside: 'Bloquez ou signalez à tout moment',
      },
      {
        name: 'Rencontrez-vous en sécurité',
        text: 'Utilisez la liste de contrôle, quatre hôtels de Kigali avec des halls publics, et un résumé pour un proche.',
        aside: `En cas d’urgence : ${EMERGENCY.allServices}`,
      },
    ],
  },
  safety: {
    heading: 'Conseils de sécurité',
    list: [
      {
        name: 'Restez ici au début',
        text: 'Gardez la discussion ici jusqu’à la rencontre. Qui insiste pour avoir votre numéro peut attendre.',
      },
      {
        name: 'N’envoyez jamais d’argent',
        text: 'Ni frais, ni transport, ni facture d’hôpital. L’amour ne demande pas de Mobile Money.',
      },
      {
        name: 'Retrouvez-vous en public',
        text: 'En plein jour, avec du monde, dans un lieu avec du personnel, et votre propre moyen de rentrer.',
      },
      {
        name: 'Prévenez un proche',
        text: 'Qui, où, jusqu’à quelle heure. Le résumé de la rencontre prend une minute.',
      },
      {
        name: 'Écoutez vos doutes',
        text: 'Partez à tout moment. Vous ne devez d’explication à personne.',
      },
    ],
    link: 'Ouvrir le guide de rencontre',
  },
  success: {
    heading: 'Ce qui marche souvent',
    list: [
      {
        name: 'Un vrai détail',
        text: '« Je brûle le riz, mais mon isombe est célèbre » lance plus de conversations que « J’aime manger ».',
      },
      {
        name: 'Dites ce que vous voulez',
        text: 'Mariage, compagnie ou envie de prendre son temps : la clarté fait gagner trois mois à deux personnes.',
      },
      {
        name: 'Demandez, puis écoutez',
        text: 'Une question sur la dernière réponse de l’autre vaut mieux qu’un compliment.',
      },
      {
        name: 'Une photo récente',
        text: 'De cette année, en plein jour, avec vous uniquement.',
      },
    ],
  },
  stats: {
    heading: 'En chiffres',
    illustrative: versionCopy.illustrative,
    planned: 'Règles prévues',
    resolvedShare: '98 %',
    responseTime: 'moins de 24 h',
    labels: {
      resolved: 'des signalements résolus',
      response: 'en moyenne pour une première réponse à un signalement',
      age: 'pour chaque membre, sans exception',
      verification: 'niveaux de vérification',
    },
  },
  faq: {
    heading: 'Bon à savoir',
    list: {
      cost: {
        question: 'Que puis-je faire gratuitement ?',
        answer:
          'Créer un profil, parcourir ceux des autres, donner des J’aime, lire des messages, utiliser les salons et préparer une rencontre. Les pièces, Plus et Pro sont des extras.',
      },
      seen: {
        question: 'Des gens que je connais vont-ils me trouver ?',
        answer:
          'Pas encore : votre profil reste sur votre appareil. Quand il y aura des comptes, les visiteurs non connectés ne verront que des photos floues.',
      },
      age: {
        question: 'Pourquoi demandez-vous ma date de naissance ?',
        answer: 'Tout le monde ici doit avoir 18 ans ou plus. Seul votre âge est enregistré.',
      },
      matches: {
        question: 'Comment mettez-vous les gens en relation ?',
        answer:
          'Nous ne le faisons pas encore : vous parcourez et filtrez vous-même des exemples. Prévu : des suggestions d’après ce que vous avez écrit, chacune avec une raison. Les photos ne sont jamais notées.',
      },
      report: {
        question: 'Que se passe-t-il quand je signale quelqu’un ?',
        answer: `Une personne lit votre signalement sous 24 à 48 heures. La personne signalée n’apprend jamais de qui il vient. ${versionCopy.reports}`,
      },
    },
  },
  call: {
    heading: 'Faites le premier pas',
    text: 'Regardez d’abord. Pas besoin de compte pour parcourir les profils.',
    browse: 'Parcourir les profils',
    register: 'Créer votre profil',
  },
};
