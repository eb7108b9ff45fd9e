import type * as english from '../../../../pages/meeting-guide/copy';

export const meetingGuideCopy: typeof english.meetingGuideCopy = {
  title: 'Guide de rencontre',
  description:
    'Préparez une première rencontre à Kigali : étapes, liste de contrôle, quatre hôtels, un résumé à partager et les numéros d’urgence.',
  heading: 'Se rencontrer en vrai, en sécurité',
  intro: 'Choisissez un lieu public, écrivez le plan et prévenez un proche.',
  picture:
    'Deux cafés sous une branche de baies rouges, des collines et un soleil bas à l’arrière-plan',
  plan: 'Organiser une rencontre',
  book: 'Réserver un séjour',
  steps: {
    heading: 'Cinq étapes vers une première rencontre',
    list: [
      {
        name: 'Commencez par un appel vidéo',
        text: 'Un court appel vidéo en dit plus qu’un mois de messages.',
      },
      {
        name: 'Choisissez le lieu',
        text: 'Public, animé, connu de vous deux : un hall d’hôtel, un café, un restaurant.',
      },
      {
        name: 'Choisissez l’heure',
        text: 'En plein jour, avec une heure de fin. Une heure suffit.',
      },
      {
        name: 'Accordez-vous sur les détails',
        text: 'Qui réserve, qui paie, et comment vous allez vous reconnaître.',
      },
      {
        name: 'Prévenez un proche',
        text: 'Qui, où, jusqu’à quelle heure, et un message sur le chemin du retour.',
      },
    ],
  },
  benefits: {
    heading: 'Pourquoi un plan aide',
    list: [
      { name: 'Moins de stress', text: 'Plus rien à négocier à la porte.' },
      {
        name: 'Des attentes partagées',
        text: 'Vous savez tous les deux combien de temps cela dure et ce que cela coûte. Rien de plus n’est attendu.',
      },
      {
        name: 'Un au revoir facile',
        text: 'Avec une fin convenue, partir est poli et rester est un compliment.',
      },
      {
        name: 'Quelqu’un est au courant',
        text: 'Un proche qui a votre plan est la plus ancienne des protections.',
      },
    ],
  },
  safety: {
    heading: 'Le jour même',
    list: [
      'Venez et repartez par vos propres moyens : une moto, un taxi ou une voiture que vous payez.',
      'Restez là où il y a du monde. Aller ailleurs est une nouvelle décision.',
      'Gardez votre boisson, votre sac et votre téléphone avec vous.',
      'Donnez un prénom. Votre adresse et votre lieu de travail peuvent attendre.',
      'Ne prêtez rien, ne payez rien d’avance, ne signez rien.',
      'Si quelque chose ne va pas, partez. « Je m’en vais » suffit, et le personnel de l’hôtel peut appeler un taxi.',
    ],
    full: 'Lire le guide complet',
  },
  call: {
    heading: 'Vous venez d’un autre pays ?',
    text: 'Dormez dans votre propre chambre. Une seule demande couvre les dates, l’hôtel et le voyage.',
    book: 'Préparer la demande',
  },
};
