import type * as english from '../../../../pages/preview/copy';
import { statusTagCopy } from '../../parts/status-tag/copy';

export const previewCopy: typeof english.previewCopy = {
  title: 'Aperçu',
  description:
    'Ce qui fonctionne sur Iru aujourd’hui, ce qui est prévu, et ce qui reste sur votre appareil.',
  heading: 'Iru n’est encore qu’un aperçu',
  intro:
    'Essayez tout. Il n’y a encore personne d’autre ici : les personnes sont inventées et leurs portraits sont dessinés.',
  today: {
    heading: 'Ce qui fonctionne aujourd’hui',
    list: [
      'Parcourir et filtrer les profils, et décider profil par profil.',
      'Remplir un profil, enregistrer des J’aime et des recherches, et écrire des messages que personne ne reçoit.',
      'Acheter et dépenser des pièces. Les paiements sont simulés.',
      'Préparer une première rencontre : liste de contrôle, hôtels et résumé pour un proche.',
      'Masquer, bloquer et signaler des personnes sur votre appareil. Un signalement ne parvient à personne.',
      'Lire les guides de sécurité, trouver les numéros d’urgence, quitter vite le site et tout effacer.',
    ],
  },
  planned: {
    heading: 'Ce qui est prévu',
    list: [
      'Des comptes, la connexion et les e-mails.',
      'De vrais membres, des messages qui leur parviennent, et le chiffrement.',
      'La vérification d’identité, et une équipe qui lit les signalements et aide les membres.',
      'Les paiements, les remboursements et les réservations.',
      'Les salons en direct, la prévision IA et le radar.',
    ],
  },
  device: {
    heading: 'Ce qui reste sur votre appareil',
    text: 'Ce que vous saisissez est enregistré dans ce navigateur et ne nous est pas envoyé. Les mots de passe, les numéros d’identité et les dates de naissance ne sont pas enregistrés du tout. Seules deux choses sont envoyées : vos questions à l’assistant, et les filtres et recherches dans l’adresse d’une page quand elle est rechargée.',
    link: 'Voir, exporter ou effacer vos données',
  },
  tags: {
    heading: 'Les étiquettes que vous verrez',
    list: {
      preview: `« ${statusTagCopy.preview} » : fonctionne, mais seulement sur votre appareil ou avec des données inventées.`,
      planned: `« ${statusTagCopy.planned} » : ne fonctionne pas encore.`,
    },
  },
};
