import type * as english from '../../../../assistant-engine/intents/copy-safety';
import { brand } from '../../../../content/brand';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { NAMED_ARTICLES } from '../../../../content/help-href';
import { legalHref } from '../../../../content/legal/documents';
import { PATHS } from '../../../../paths';

export const safetyIntentCopy: typeof english.safetyIntentCopy = {
  'who-sees-my-photo': {
    topic: 'Qui peut voir ma photo',
    answer: `Dans cette version, personne d’autre ne peut voir votre profil ni votre photo : les deux restent sur votre appareil. Dans le service complet, Flouter au premier regard, à la page ${PATHS.settings}, garde votre photo floue jusqu’à ce que vous acceptiez l’un et l’autre de la dévoiler (prévu).`,
  },
  'love-mask': {
    topic: 'Le masque numérique',
    answer: `Le masque numérique gardera votre photo floue, ou ne fera entendre que votre voix, jusqu’à ce que vous acceptiez l’un et l’autre de vous dévoiler ; il ne peut pas promettre que personne ne vous reconnaîtra. Activez-le sous Flouter au premier regard, à la page ${PATHS.settings}. Dans cette version, personne d’autre ne peut voir votre profil : votre choix est gardé pour plus tard.`,
  },
  'why-blurred': {
    topic: 'Pourquoi les photos sont floues',
    answer: `Les images de ${PATHS.findMatch} restent floues jusqu’à la connexion. Le compte démo, à la page ${PATHS.login}, les montre sans flou. Les personnes qu’on y voit sont des exemples dessinés.`,
  },
  'hide-details': {
    topic: 'Masquer mon âge, ma distance ou mon profil',
    answer: `À la page ${PATHS.settings}, vous choisissez si les autres voient votre âge et votre distance, et vous activez ou désactivez le radar. Dans cette version, personne d’autre ne peut voir votre profil ; vos choix sont gardés pour plus tard.`,
  },
  'quick-exit': {
    topic: 'Quitter vite ce site',
    answer: `Choisissez l’icône de porte ouverte en haut de chaque page et de chaque fenêtre, ou appuyez trois fois sur Maj (Shift). Un site météo s’ouvre à la place, dans chaque onglet, et Retour ne ramène pas ici. L’historique de votre navigateur garde la liste des pages que vous avez ouvertes : utilisez une fenêtre privée, ou supprimez l’historique (pour en savoir plus : ${NAMED_ARTICLES.quickExit}).`,
  },
  'what-is-stored': {
    topic: 'Ce que le site garde sur moi',
    answer: `Dans cette version, ce que vous saisissez reste dans ce navigateur, sur votre appareil, sauf vos questions à l’assistant et les filtres et recherches dans l’adresse d’une page ; rien de ce qui vous concerne n’est vendu ni partagé. Vous pouvez tout voir, exporter et effacer à la page ${PATHS.user}. Ce que gardera le service complet, et combien de temps, est dans ${PATHS.privacyPolicy}.`,
  },
  cookies: {
    topic: 'Les cookies',
    answer: `Cette version ne dépose aucun cookie. Ce que vous saisissez et choisissez est gardé dans le stockage de votre navigateur ; la page ${legalHref('cookies')} en donne la liste, ainsi que les cookies prévus pour le service complet.`,
  },
  'assistant-privacy': {
    topic: 'Ce que devient ma question',
    answer: `Votre question va au service de ce site, qui ne l’enregistre pas, et personne ne la lit. Si l’exploitant a configuré Google Gemini, les questions ordinaires vont aussi à Google ; les messages où l’assistant reconnaît un danger n’y vont jamais. N’écrivez ni noms, ni numéros, ni adresses ; pour en savoir plus : ${PATHS.privacyPolicy}.`,
  },
  encryption: {
    topic: 'Les messages sont-ils chiffrés ?',
    answer: `Dans cette version, les messages ne quittent jamais votre appareil : il n’y a rien à chiffrer en route. Le chiffrement est prévu pour le service complet ; voyez ${PATHS.privacyPolicy}.`,
  },
  block: {
    topic: 'Bloquer quelqu’un',
    answer: `Ouvrez le menu sur la carte de la personne ou dans la conversation et choisissez Bloquer ; si la carte est floutée, connectez-vous d’abord avec le compte démo. La personne disparaît de l’accueil, de Profils, de Swipe et de vos messages, dans cette version sur cet appareil uniquement. Si quelqu’un vous fait peur, appelez le ${EMERGENCY.allServices} ; les règles sont à la page ${PATHS.communityGuidelines}.`,
  },
  'hide-person': {
    topic: 'Masquer ou débloquer quelqu’un',
    answer: `Choisissez Masquer dans le menu d’une carte ou d’une conversation. ${PATHS.settings} donne la liste de toutes les personnes que vous avez masquées, bloquées ou signalées, avec un bouton pour annuler chaque choix.`,
  },
  report: {
    topic: 'Signaler quelqu’un',
    answer: `Ouvrez le menu sur la carte de la personne ou dans la conversation, choisissez Signaler et donnez une raison ; si la carte est floutée, connectez-vous d’abord avec le compte démo. Dans cette version, le signalement ne parvient à personne : vous ne verrez plus la personne, et la page ${PATHS.settings} garde la trace du signalement et vos messages sur cet appareil, à lire, imprimer ou enregistrer. Si vous êtes en danger ou si un crime ou un délit a eu lieu, appelez le ${EMERGENCY.allServices} ; les règles sont à la page ${PATHS.communityGuidelines}.`,
  },
  'report-outcome': {
    topic: 'Ce qui suit un signalement',
    answer: `Dans cette version, un signalement reste sur votre appareil et ne parvient à personne : personne n’y répondra ; vous ne verrez plus la personne signalée. Un examen sous 24 à 48 heures est prévu ; voyez ${PATHS.communityGuidelines}. Si vous êtes en danger, appelez le ${EMERGENCY.allServices}.`,
  },
  'real-or-fake': {
    topic: 'Cette personne est-elle sincère ?',
    answer: `Méfiez-vous de toute personne qui déclare son amour en quelques jours, trouve toujours une raison de ne pas appeler ou de ne pas vous rencontrer, ou parle d’argent. Demandez un court appel vidéo, cherchez sa photo sur Internet, et n’envoyez jamais d’argent, de codes ni votre pièce d’identité. Lisez « On me demande de l’argent » à la page ${NAMED_ARTICLES.moneyRequests}.`,
  },
  verification: {
    topic: 'Vérification et badges',
    answer: `Personne n’est vérifié dans cette version. Quatre niveaux sont prévus : e-mail ou téléphone, selfie conforme au profil, pièce d’identité et membre payant ; un badge montre ce qui a été vérifié, pas le caractère d’une personne. Ils sont dans le document « Trust & Safety », à la page ${legalHref('safety')}.`,
  },
  'emergency-numbers': {
    topic: 'Numéros d’urgence',
    answer: `Au Rwanda : police et toutes les urgences ${EMERGENCY.allServices}, ambulance ${EMERGENCY.ambulance}, accidents de la route ${EMERGENCY.traffic}, violences dans le couple ou violences sexuelles ${EMERGENCY.violence}, détresse ou pensées suicidaires ${EMERGENCY.distress}, enfants ${EMERGENCY.child}. Ils sont aussi à la page ${PATHS.meetingGuide}.`,
  },
  'safe-meeting': {
    topic: 'Une première rencontre en sécurité',
    answer: `Retrouvez-vous dans un lieu public, en plein jour, dites à un proche où vous êtes, gardez votre propre moyen de rentrer et votre propre boisson, et partez si quelque chose ne va pas. La liste de contrôle et les numéros d’urgence sont à la page ${PATHS.meetingGuide}. En danger, appelez le ${EMERGENCY.allServices}.`,
  },
  'community-rules': {
    topic: 'Règles de la communauté',
    answer: `Faites preuve d’honnêteté et de bienveillance, demandez avant de partager, et acceptez un non. Le harcèlement, la haine, les demandes d’argent, les faux profils et les moins de 18 ans ne sont pas admis. Les règles sont à la page ${PATHS.communityGuidelines}.`,
  },
  'ban-appeal': {
    topic: 'Suspensions et recours',
    answer: `Personne ne peut être exclu dans cette version, car il n’y a pas de comptes sur un serveur. Dans le service complet, vous pourrez contester la décision dans les 30 jours (prévu). Les règles sont dans les conditions, à la page ${legalHref('terms')}.`,
  },
  'sms-codes': {
    topic: 'Un code reçu par SMS',
    answer: `Ne donnez jamais à personne un code reçu par SMS ni un code PIN, quelle que soit la personne qui le demande : avec ce code, elle peut prendre votre compte ou votre argent. Dans cette version, ${brand.name} n’envoie aucun code et n’en demande pas. Lisez « On me demande de l’argent » à la page ${NAMED_ARTICLES.moneyRequests}.`,
  },
};
