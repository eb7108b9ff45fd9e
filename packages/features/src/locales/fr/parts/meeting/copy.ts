import { formatWeekday } from '../../content/format';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type * as english from '../../../../parts/meeting/copy';

export const hotelBudgetLabels: typeof english.hotelBudgetLabels = {
  under150: 'Moins de 150 $',
  '150-250': '150–250 $',
  '250-400': '250–400 $',
  over400: 'Plus de 400 $',
};

export const meetingToolsCopy: typeof english.meetingToolsCopy = {
  checklist: {
    heading: 'Liste de contrôle rapide',
    intro: 'Cochez les cinq points, puis profitez de la rencontre.',
    items: {
      call: 'Nous nous sommes vus en appel vidéo',
      place: 'Le lieu est public et nous le connaissons tous les deux',
      friend: 'Un proche sait qui, où et jusqu’à quelle heure',
      way: 'J’ai mon propre moyen de transport, à l’aller et au retour',
      phone: `Mon téléphone est chargé et le ${EMERGENCY.allServices} y est enregistré`,
    },
    count: (ticked: number, all: number) =>
      ticked === all
        ? 'Les cinq points sont faits. Bonne rencontre.'
        : `${ticked} sur ${all} faits`,
    print: 'Imprimer/enregistrer',
    reset: 'Tout décocher',
    cleared: 'Toutes les cases sont décochées.',
  },
  hotels: {
    heading: 'Quatre lieux animés pour se rencontrer',
    intro:
      'Éclairés, avec du personnel et du monde. Pas besoin d’y passer la nuit. Nous n’avons aucun accord avec ces hôtels et ne les contrôlons pas.',
    map: 'Carte du centre de Kigali',
    notToScale: 'Carte dessinée à la main, nord en haut, pas à l’échelle.',
    labels: {
      centre: 'Centre-ville',
      airport: 'Aéroport',
    },
    marker: (number: number, name: string, within: boolean) =>
      `${number} ${name} : détails${within ? '' : ', hors budget'}`,
    price: (amount: string) => `environ ${amount} la nuit`,
    visit: 'Réserver/voir',
    visitOf: (name: string) => `: ${name} (dans un nouvel onglet)`,
    details: 'Détails',
    detailsOf: (name: string) => `: ${name}`,
    found: (count: number) =>
      count === 0
        ? 'Aucun des quatre n’est dans ce budget.'
        : count === 4
          ? 'Les quatre sont dans le budget.'
          : `${count} sur 4 dans le budget.`,
    empty: 'Aucun hôtel à ce prix',
    emptyText: (other: string) =>
      `Les autres hôtels commencent à environ ${other}. Changez le budget, ou choisissez « Un autre hôtel » et écrivez son nom dans le plan.`,
    emptyNone: 'Aucun de ces hôtels n’est aussi cher. Changez le budget.',
    clear: 'Afficher les quatre',
    filter: {
      night: 'Budget d’hôtel par nuit',
      meeting: 'Budget de la rencontre',
      any: 'Peu importe',
      nights: hotelBudgetLabels,
      meetings: {
        '100-200': '100–200 $',
        '200-400': '200–400 $',
        '400-800': '400–800 $',
        '800+': '800 $ et plus',
      },
    },
    choice: {
      heading: 'Ajoutez-en un à votre plan',
      where: 'Où se retrouver',
      wheres: { hotel: 'Hall de l’hôtel', cafe: 'Café', restaurant: 'Restaurant' },
      payment: 'Paiement de la chambre',
      payments: {
        undecided: 'À décider',
        arrival: 'Payer sur place',
        card: 'Payer d’avance par carte',
      },
      hotel: 'Hôtel',
      prompt: 'Choisissez un hôtel',
      none: 'Il n’y a pas d’hôtel à ce prix. Changez d’abord le budget.',
      promptNone: 'Aucun dans le budget',
      option: (name: string, price: string) => `${name}, ${price}`,
      missing: 'Choisissez d’abord un hôtel',
      submit: 'Choisir ce lieu',
      taken: (place: string) => `Ajouté à votre plan : ${place}.`,
      takenOther: (venue: string) =>
        venue === ''
          ? 'Écrivez le nom de votre hôtel comme lieu.'
          : `Le lieu est toujours « ${venue} ». Changez-le si ce n’est pas votre hôtel.`,
    },
    venue: {
      hotel: (name: string, address: string) => `${name}, ${address}`,
      cafe: (name: string, address: string) => `Café : ${name}, ${address}`,
      restaurant: (name: string, address: string) => `Restaurant : ${name}, ${address}`,
    },
    modal: {
      address: 'Adresse',
      phone: 'Téléphone',
      noPhone: 'Voir le site de l’hôtel',
      notes: 'Bon à savoir',
      openPage: 'Ouvrir la page',
      newTab: '(dans un nouvel onglet)',
      close: 'Fermer',
    },
  },
  summary: {
    heading: 'Organiser une rencontre',
    intro:
      'Donnez une copie à un proche. Rien n’est enregistré : recharger ou fermer l’onglet efface tout.',
    fields: {
      host: 'Votre nom',
      guest: 'Nom de l’autre personne',
      place: 'Lieu',
      date: 'Date',
      time: 'Heure à Kigali',
    },
    sheet: {
      title: 'Résumé de la rencontre',
      host: 'Nom',
      guest: 'Avec',
      place: 'Lieu',
      time: 'Heure',
      agreed: 'Convenu',
      safety: `En cas d’urgence au Rwanda, appelez le ${EMERGENCY.allServices} (tous les services).`,
    },
    agreed: (facts: readonly string[]) => facts.join(' · '),
    agreedBudget: (budget: string) => `Budget ${budget}`,
    day: formatWeekday,
    when: (day: string, time: string) =>
      [day, time ? `${time} à Kigali` : ''].filter(Boolean).join(', '),
    print: 'Imprimer',
    download: 'Télécharger en texte',
    calendar: 'Ajouter à l’agenda',
    downloaded: (file: string) => `${file} téléchargé.`,
    missing: {
      date: 'Choisissez d’abord une date',
      time: 'Choisissez d’abord une heure',
      past: 'Cette heure est passée. Choisissez une date ou une heure plus tardive.',
    },
    event: {
      title: (guest: string) => (guest ? `Rencontre avec ${guest}` : 'Rencontre en personne'),
      notes: (guest: string) =>
        [
          guest
            ? `Première rencontre avec ${guest}. Un proche sait où je suis.`
            : 'Un proche sait où je suis.',
          `En cas d’urgence au Rwanda, appelez le ${EMERGENCY.allServices}.`,
        ].join('\n'),
    },
  },
  emergency: {
    heading: 'Aide locale et urgences',
    intro: 'Si vous ne pouvez pas parler, appelez et laissez la ligne ouverte.',
    call: `Appelez le ${EMERGENCY.allServices}`,
  },
};
