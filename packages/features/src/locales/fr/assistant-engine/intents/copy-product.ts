import type * as english from '../../../../assistant-engine/intents/copy-product';
import { brand } from '../../../../content/brand';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { PATHS } from '../../../../paths';

export const productIntentCopy: typeof english.productIntentCopy = {
  'how-it-works': {
    topic: 'Comment ça marche',
    answer: `Créez un profil, choisissez ce que les autres voient, trouvez des personnes, parlez, et rencontrez-vous en sécurité. Chaque étape est expliquée à la page ${PATHS.howItWorks}.`,
  },
  about: {
    topic: `${brand.name} : qui sommes-nous`,
    answer: `${brand.name} est un site de rencontre pour les adultes qui cherchent une relation sérieuse, conçu à Kigali par ${brand.company.name}. La vie privée et le consentement passent en premier. Notre mission et nos valeurs sont à la page ${PATHS.aboutUs}.`,
  },
  preview: {
    topic: 'Ce qui fonctionne aujourd’hui',
    answer: `Ceci est un aperçu : on peut déjà parcourir les profils, donner des J’aime, préparer une rencontre, exporter et effacer, et ce que vous enregistrez reste sur votre appareil. Les comptes, les vrais paiements, la remise des messages, la vérification et l’examen des signalements sont prévus. Commencez à la page ${PATHS.howItWorks}.`,
  },
  services: {
    topic: 'Services et fonctions',
    answer: `${PATHS.services} présente tout : la recherche selon l’humeur, le masque numérique, les salons, le radar, les idées de rendez-vous et les premières rencontres sûres.`,
  },
  'success-stories': {
    topic: 'Belles histoires',
    answer: `Les histoires de ${PATHS.successStories} parlent de couples inventés, écrites pour cette démonstration.`,
  },
  'share-story': {
    topic: 'Raconter votre histoire',
    answer: `Écrivez votre histoire à la page ${PATHS.shareStory}, ou suivez les trois étapes courtes de la page ${PATHS.testimonyForm}. Votre vrai nom est facultatif. Dans cette version, rien n’est envoyé : vous la gardez dans un fichier.`,
  },
  blog: {
    topic: 'Le blog',
    answer: `Des articles sur les premiers rendez-vous, la foi, les familles et l’amour par-delà les frontières sont à la page ${PATHS.blog}, en anglais.`,
  },
  contact: {
    topic: 'Contact, et parler à une personne',
    answer: `L’adresse e-mail, le numéro de téléphone et le bureau sont à la page ${PATHS.contact} : ${brand.email}, ${brand.phone}, ${brand.address}. Dans cette version, aucune équipe d’assistance ne lit encore les messages. En danger, appelez le ${EMERGENCY.allServices}.`,
  },
  'help-center': {
    topic: 'Centre d’aide',
    answer: `De courts articles sur votre compte, la sécurité, les pièces et les rencontres en personne sont à la page ${PATHS.helpCenter}, avec une recherche.`,
  },
  terms: {
    topic: 'Conditions et documents juridiques',
    answer: `Tous les documents juridiques sont à la page ${PATHS.legal} ; la version courte des conditions est à la page ${PATHS.termsOfService}.`,
  },
  'about-assistant': {
    topic: 'Qui je suis et ce que je peux faire',
    answer: `Je suis un assistant automatique, pas une personne, et je réponds aux questions sur ${brand.name} en anglais, en kinyarwanda, en français et en swahili. Je ne vois ni votre compte, ni vos messages, ni d’autres personnes, et je ne peux rien changer, envoyer ni signaler pour vous. Plus d’aide à la page ${PATHS.helpCenter}.`,
  },
  'not-working': {
    topic: 'Quelque chose ne fonctionne pas',
    answer: `Rechargez la page et vérifiez votre connexion. Si un bandeau dit que vos données n’ont pas pu être enregistrées, libérez de l’espace ou quittez le mode privé. Si cela continue, cherchez dans ${PATHS.helpCenter}, ou décrivez le problème à la page ${PATHS.contact} ; dans cette version, aucune équipe d’assistance ne lit encore les messages.`,
  },
};
