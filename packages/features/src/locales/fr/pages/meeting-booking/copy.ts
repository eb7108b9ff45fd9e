import { brand } from '../../../../content/brand';
import { formatThings } from '../../content/format';
import { COUNTS } from '../../../../domain/booking';
import type * as english from '../../../../pages/meeting-booking/copy';

const inDays = formatThings('jour', 'jours');
const inRooms = formatThings('chambre', 'chambres');

const longestStay = `Le séjour ne peut pas dépasser ${COUNTS.most} jours`;

const count = (field: string) => `${field} : un nombre entier de ${COUNTS.fewest} à ${COUNTS.most}`;

export const meetingBookingCopy: typeof english.meetingBookingCopy = {
  title: 'Réserver une rencontre',
  description:
    'Dates, hôtel, lieu de la première rencontre et projets de voyage au Rwanda, en une seule demande.',
  heading: 'Réservez votre rencontre',
  intro:
    'Vous venez à Kigali ? Indiquez ce que vous savez. Vous verrez un prix, et une demande à envoyer vous-même.',
  guide: 'Première fois ? Lisez le guide de rencontre',
  plan: {
    heading: 'Votre plan du guide de rencontre',
    guest: (name: string) => `Rencontre avec ${name}`,
    filled: 'Choisissez maintenant les dates de votre séjour.',
    change: 'Changer le plan',
  },
  form: {
    label: 'Demande de réservation',
    errorHeading: 'Vérifiez ces réponses',
    sections: {
      basic: 'Informations de base',
      stay: 'Hôtel et rencontre',
      travel: 'Envies de voyage',
    },
    fields: {
      fullName: 'Nom complet',
      idNumber: 'Numéro de passeport ou de pièce d’identité',
      contact: 'Téléphone ou e-mail',
      arrival: 'Arrivée à Kigali',
      departure: 'Départ de Kigali',
      hotel: 'Hôtel',
      days: 'Jours',
      guests: 'Personnes',
      rooms: 'Chambres',
      budget: 'Budget par nuit',
      transport: 'Transfert depuis l’aéroport',
      payment: 'Paiement',
      meetingPlace: 'Lieu de la première rencontre',
      destinations: 'Lieux que vous aimeriez voir',
    },
    hints: {
      idNumber: 'Non enregistré. Il est effacé quand vous quittez cette page.',
      destinations: 'Par exemple : le lac Kivu, puis les gorilles.',
      days: (days: number) => `Vos dates couvrent ${inDays(days)}.`,
      tooManyDays: (days: number) => `Vos dates couvrent ${inDays(days)}. ${longestStay}.`,
    },
    prompts: {
      hotel: 'Choisissez un hôtel',
      budget: 'Choisissez un budget',
      payment: 'Choisissez comment payer',
      meetingPlace: 'Choisissez un lieu',
    },
    hotel: (name: string, price: string) => `${name}, ${price} la nuit`,
    payments: {
      arrival: 'Payer le tarif local à l’arrivée',
      hotel: 'Payer directement à l’hôtel',
      prepay: 'Payer d’avance en ligne',
    },
    places: {
      hotel: 'L’hôtel choisi',
      office: `Bureau : ${brand.company.name}`,
      public: 'Autre lieu public',
    },
    pickups: { No: 'Non', Yes: 'Oui' },
    errors: {
      count,
      notADay: {
        arrival: 'Saisissez la date d’arrivée complète',
        departure: 'Saisissez la date de départ complète',
      },
      past: {
        arrival: 'L’arrivée ne peut pas être dans le passé',
        departure: 'Le départ ne peut pas être dans le passé',
      },
      backwards: 'Le départ ne peut pas précéder l’arrivée',
      tooLong: `${longestStay} : avancez la date de départ`,
    },
    submit: 'Créer la demande',
    note: 'Rien n’est envoyé. Vous verrez la demande et pourrez la copier.',
  },
  estimate: {
    heading: 'Prix estimé',
    sum: (price: string, days: number, rooms: number) =>
      `${price} × ${inDays(days)} × ${inRooms(rooms)}`,
    missing: {
      hotel: 'Choisissez un hôtel pour voir le prix.',
      days: 'Saisissez le nombre de jours pour voir le prix.',
      rooms: 'Saisissez le nombre de chambres pour voir le prix.',
    },
    notACount: { days: `${count('Jours')}.`, rooms: `${count('Chambres')}.` },
    aboveBudget: (hotel: string, price: string, budget: string) =>
      `${hotel}, à ${price} la nuit, dépasse votre budget (${budget}).`,
    note: 'En dollars américains. L’hôtel fixe le prix final.',
  },
  result: {
    title: 'Votre demande de réservation',
    description:
      'Simulation : rien n’a été envoyé ni enregistré. Copiez la demande pour l’envoyer vous-même à un hôtel.',
    json: 'Demande au format JSON',
    reveal: 'Afficher le numéro complet',
    copy: 'Copier',
    copied: 'Copié.',
    refused: 'Votre navigateur a bloqué la copie. Sélectionnez le texte ci-dessus.',
    close: 'Fermer',
  },
  side: {
    picture: 'Lumière du soir sur le lac Kivu et ses collines',
    product: {
      heading: `${brand.name}, avant le voyage`,
      text: `${brand.name} est fait pour les adultes qui veulent une relation sérieuse. Personne n’est encore vérifié : faites d’abord un appel vidéo, et réservez votre propre chambre à votre nom.`,
    },
    rwanda: {
      heading: 'Le Rwanda en bref',
      facts: [
        { name: 'Heure', text: 'UTC+2, toute l’année' },
        {
          name: 'Argent',
          text: 'Francs rwandais. Carte dans les hôtels, Mobile Money ailleurs',
        },
        { name: 'Langues', text: 'Kinyarwanda, anglais, français, swahili' },
        {
          name: 'Routes',
          text: 'Calmes le dernier samedi matin du mois, pour l’umuganda (travaux communautaires)',
        },
        { name: 'Sacs', text: 'Les sacs en plastique ne peuvent pas entrer dans le pays' },
      ],
    },
    places: {
      heading: 'Où aller ensemble',
      intro: 'Sites officiels, chacun dans un nouvel onglet.',
      newTab: '(dans un nouvel onglet)',
    },
  },
};
