import type * as english from '../../../../assistant-engine/intents/copy-dating';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { PRICES } from '../../../../domain/price-list';
import { PATHS } from '../../../../paths';

export const datingIntentCopy: typeof english.datingIntentCopy = {
  'find-people': {
    topic: 'Trouver des personnes',
    answer: `Parcourez tous les profils à la page ${PATHS.findMatch} et réduisez la liste avec des filtres, ou voyez une personne à la fois à la page ${PATHS.swipe}. Les personnes de cette version sont des exemples dessinés.`,
  },
  filters: {
    topic: 'Filtrer les profils',
    answer: `${PATHS.findMatch} a quinze filtres : nom, âge, genre, lieu, situation, pays, taille, silhouette, études, religion, métier, cheveux, enfants, type de relation et humeur. Les deux derniers ne changent pas les résultats ; un profil doit correspondre à tous les autres. Tout enlever retire chaque filtre.`,
  },
  'save-search': {
    topic: 'Enregistrer une recherche',
    answer: `Choisissez vos filtres à la page ${PATHS.findMatch} et enregistrez-les sous un nom dans Mes recherches, jusqu’à vingt. Vous pouvez aussi copier l’adresse de la page : elle ouvre les mêmes filtres.`,
  },
  like: {
    topic: 'J’aime',
    answer: `Utilisez le cœur d’une carte, ou J’aime à la page ${PATHS.swipe}. La liste de vos J’aime est là et sur votre page, ${PATHS.user}. Dans cette version, personne d’autre n’est prévenu, et personne ne peut vous donner un J’aime en retour.`,
  },
  'super-like': {
    topic: 'Les Super Likes',
    answer: `Un Super Like dit qu’une personne vous plaît beaucoup. Faites glisser la carte vers le haut, appuyez sur l’étoile ou utilisez la flèche vers le haut à la page ${PATHS.swipe}. Il coûte ${PRICES.superLike.coins} pièces ; s’il vous en manque, il est enregistré comme un J’aime et rien n’est débité.`,
  },
  undo: {
    topic: 'Annuler un choix',
    answer: `Appuyez sur Annuler à la page ${PATHS.swipe}. Cela annule le dernier choix, puis les précédents, gratuitement, même après un rechargement, jusqu’à ce que vous recommenciez, vous déconnectiez ou fermiez l’onglet. Les pièces d’un Super Like payé vous sont rendues.`,
  },
  'save-for-later': {
    topic: 'Garder quelqu’un pour plus tard',
    answer: `Choisissez Plus tard sur une carte à la page ${PATHS.swipe}, ou dans le menu d’une carte en parcourant les profils. Faites revenir la personne depuis Pour plus tard, à la page ${PATHS.swipe} ou ${PATHS.user}.`,
  },
  mood: {
    topic: 'Humeurs et mode humeur',
    answer: `Le mode humeur vous laisse choisir ce que vous ressentez aujourd’hui : Calme, Joie, Curiosité, Solitude ou Envie de parler. Il est à la page ${PATHS.findMatch} ; il ne change pas les résultats. Il y a un salon pour chaque émotion à la page ${PATHS.emotions}.`,
  },
  radar: {
    topic: 'Radar hors ligne : personnes à proximité',
    answer: `Le radar hors ligne, à la page ${PATHS.radar}, montre comment apparaîtraient les personnes à proximité, entre 10 et 200 mètres, seulement tant qu’il est activé. Dans cette version, elles sont inventées et votre position n’est pas lue.`,
  },
  'radar-safety': {
    topic: 'Le radar est-il sûr ?',
    answer: `Le radar est désactivé tant que vous ne l’activez pas, et votre position n’est jamais lue dans cette version. Dans le service complet, il montrerait que vous êtes à proximité, jamais où (prévu). Désactivez-le à la page ${PATHS.radar} ou ${PATHS.settings}.`,
  },
  forecast: {
    topic: 'Prévision IA et tableau de bord',
    answer: `La prévision IA, à la page ${PATHS.dashboard}, montre à quoi ressemblerait une estimation de l’entente entre deux personnes. Dans cette version, c’est un exemple qui ne concerne pas de vraies personnes.`,
  },
  'sample-profiles': {
    topic: 'Les gens ici sont-ils réels ?',
    answer: `Non. Les profils de ${PATHS.findMatch} sont des exemples inventés avec des portraits dessinés, et il n’y a pas encore de membres. Dans cette version, personne ne peut vous voir ni vous écrire.`,
  },
  'wave-and-comment': {
    topic: 'Saluer, contacter et commenter',
    answer: `Les cartes de ${PATHS.findMatch} et de l’accueil proposent Saluer, Contacter et des commentaires. Dans cette version, tout reste sur votre appareil : les commentaires sont gardés dans cet onglet jusqu’à sa fermeture ou votre déconnexion, et personne n’est prévenu.`,
  },
  'share-profile': {
    topic: 'Partager un profil',
    answer: `Choisissez Partager sur une carte de profil et envoyez le lien. Il s’ouvre comme une carte en lecture seule à la page ${PATHS.shareProfile}. Ne partagez que ce à quoi la personne a consenti.`,
  },
  messages: {
    topic: 'Écrire des messages',
    answer: `Donnez d’abord un J’aime à quelqu’un, puis ouvrez ${PATHS.messages} : vos conversations sont là. Dans cette version, les messages restent sur votre appareil et personne ne les reçoit.`,
  },
  'message-delivery': {
    topic: 'Mon message est-il arrivé ?',
    answer: `Non : dans cette version, les messages de ${PATHS.messages} restent sur votre appareil. Personne ne les reçoit, ne les lit ni n’y répond.`,
  },
  'first-words': {
    topic: 'Quoi écrire en premier',
    answer: `${PATHS.icebreaker} vous donne une première question à copier, sur la musique, les voyages, la cuisine ou les livres. Une question sur un détail du profil est aussi un bon début.`,
  },
  'emotion-rooms': {
    topic: 'Salons des émotions',
    answer: `Les salons des émotions, à la page ${PATHS.emotions}, sont des lieux calmes pour une seule émotion, comme Solitude, Gratitude ou Envie de jouer, avec des règles de base et une question à méditer. Dans cette version, il n’y a personne d’autre. Si c’est trop lourd à porter, parlez à quelqu’un près de vous ou appelez le ${EMERGENCY.distress}, ligne gratuite du ministère de la Santé.`,
  },
  'group-rooms': {
    topic: 'Salons à thème',
    answer: `Les salons à thème, à la page ${PATHS.groups}, parlent de musique, de voyages, de sport, de technologies, de livres, de cuisine, de films et d’art. Dans cette version, il n’y a pas de conversation en direct.`,
  },
  calls: {
    topic: 'Appels, notes vocales et photos',
    answer: `Cette version n’a ni appels, ni notes vocales, ni photos dans les conversations ; ${PATHS.messages} n’accepte que du texte.`,
  },
  'book-meeting': {
    topic: 'Réserver une rencontre au Rwanda',
    answer: `Remplissez la demande de réservation à la page ${PATHS.meetingBooking} avec vos dates, l’hôtel, le nombre de personnes et le lieu de rencontre. Dans cette version, elle vous est montrée et n’est envoyée à personne. Le guide à la page ${PATHS.meetingGuide} vous aide à la préparer en sécurité.`,
  },
  hotels: {
    topic: 'Hôtels à Kigali',
    answer: `Le guide à la page ${PATHS.meetingGuide} cite quatre hôtels de Kigali avec des halls publics : Serena, Marriott, Radisson et Mille Collines, avec les prix et une carte. Nous n’avons d’accord avec aucun d’eux.`,
  },
  'plan-date': {
    topic: 'Idées de rendez-vous',
    answer: `${PATHS.planDate} vous permet de proposer un thème (café, dîner, plein air ou à distance) et de voter. Pour un premier rendez-vous, choisissez un lieu public.`,
  },
  timeline: {
    topic: 'Préparer une vie à deux',
    answer: `Les projets de vie à deux, à la page ${PATHS.timeline}, mettent côte à côte métier, mariage, enfants et voyages. Tout reste sur votre appareil.`,
  },
  'culture-quiz': {
    topic: 'Quiz des cultures',
    answer: `Un petit quiz sur les cultures de la région, avec une explication de chaque réponse, est à la page ${PATHS.culture}.`,
  },
};
