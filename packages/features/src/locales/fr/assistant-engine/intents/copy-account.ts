import type * as english from '../../../../assistant-engine/intents/copy-account';
import { AGE } from '../../../../domain/constants';
import { PATHS } from '../../../../paths';

export const accountIntentCopy: typeof english.accountIntentCopy = {
  register: {
    topic: 'Créer un compte',
    answer: `Si vous avez ${AGE.minimum} ans ou plus, ouvrez ${PATHS.register} : six étapes courtes, dont la première est à remplir et la dernière demande d’accepter les règles. Dans cette version, vos réponses restent sur cet appareil et aucun compte n’est créé sur un serveur.`,
  },
  'registration-questions': {
    topic: 'Ce que demande l’inscription',
    answer: `La première des six étapes de ${PATHS.register} demande treize choses, comme votre nom, votre adresse e-mail, votre date de naissance et votre pays ; la dernière demande d’accepter les règles, et tout le reste est facultatif. Si vous arrêtez en route, vos réponses attendent dans cet onglet, sauf votre mot de passe, votre photo et votre date de naissance.`,
  },
  'who-can-join': {
    topic: 'Qui peut s’inscrire',
    answer: `Tout adulte peut s’inscrire, quels que soient son genre, sa religion ou son pays, et après un divorce ou un veuvage aussi. Le site est fait pour le Rwanda et les pays voisins ; il n’y a pas encore de membres. Commencez à la page ${PATHS.register}.`,
  },
  'age-limit': {
    topic: 'La limite d’âge',
    answer: `Il faut avoir ${AGE.minimum} ans ou plus, sans exception. Il n’y a pas d’âge maximum. La règle est dans les conditions, à la page ${PATHS.termsOfService}.`,
  },
  'log-in': {
    topic: 'Se connecter',
    answer: `Cette version n’a pas de comptes sur un serveur : une vraie connexion ne peut pas réussir. Choisissez Ouvrir le compte démo à la page ${PATHS.login} pour voir tout ce que voit un membre.`,
  },
  demo: {
    topic: 'Visiter avec le compte démo',
    answer: `Choisissez Ouvrir le compte démo à la page ${PATHS.login}. Il demande si vous avez ${AGE.minimum} ans ou plus, ne demande ni nom ni mot de passe, et ouvre tout ce que voit un membre.`,
  },
  'forgot-password': {
    topic: 'Mot de passe oublié',
    answer: `Dans cette version, aucun mot de passe n’est enregistré et aucun e-mail n’est envoyé : il n’y a rien à réinitialiser. ${PATHS.forgotPassword} montre comment cela se passera ; d’ici là, utilisez le compte démo à la page ${PATHS.login}.`,
  },
  'log-out-shared-phone': {
    topic: 'Se déconnecter sur un téléphone partagé',
    answer: `La déconnexion cache vos conversations et vos J’aime, mais ne les supprime pas : toute personne qui utilise ce navigateur peut ouvrir le compte démo et les voir. Sur un téléphone partagé, choisissez Effacer mes données à la page ${PATHS.user} quand vous avez fini, et utilisez une fenêtre privée la prochaine fois. L’historique du navigateur garde la liste des pages que vous avez ouvertes.`,
  },
  'delete-data': {
    topic: 'Supprimer mon compte et mes données',
    answer: `Ouvrez ${PATHS.user}, allez à Vos données et choisissez Effacer mes données. Cela supprime votre profil, vos J’aime, vos messages, vos pièces et vos paramètres de ce navigateur, dans chaque onglet ouvert. Dans cette version, il n’y a pas de copie sur un serveur.`,
  },
  'export-data': {
    topic: 'Télécharger ou déplacer mes données',
    answer: `Ouvrez ${PATHS.user} et allez à Vos données. Exporter enregistre tout dans un fichier. Importer, sur un autre téléphone ou navigateur, montre ce qui changerait avant d’ajouter le fichier.`,
  },
  'edit-profile': {
    topic: 'Modifier mon profil',
    answer: `Dans cette version, on ne peut pas modifier un profil. Remplissez de nouveau les étapes de ${PATHS.register} : les nouvelles réponses remplacent celles de votre page, ${PATHS.user}.`,
  },
  'upload-photo': {
    topic: 'Ajouter une photo',
    answer: `La photo s’ajoute à la dernière étape de ${PATHS.register} : JPEG, PNG, WebP ou AVIF, 10 Mo au maximum. Une photo récente, en plein jour, qui ne montre que vous, convient le mieux. Dans cette version, elle reste sur votre appareil et n’est pas gardée ensuite.`,
  },
  appearance: {
    topic: 'Thème sombre, taille du texte et accessibilité',
    answer: `Un bouton en haut de page, ou dans le menu sur un téléphone, passe du thème clair au thème sombre ou à celui de votre appareil. Vous pouvez agrandir tout le texte à la page ${PATHS.settings}. Le site fonctionne avec un clavier et un lecteur d’écran, et rien ne bouge si votre appareil demande moins de mouvement.`,
  },
  'data-use': {
    topic: 'Consommer moins de données',
    answer: `Activez Mode données réduites sous Données mobiles, à la page ${PATHS.settings} : pas de vidéo, et rien ne se charge avant que vous le demandiez. Hors ligne, la page ouverte continue de fonctionner. Si vous y activez aussi « Garder les pages de sécurité sur ce téléphone », le guide de rencontre, les numéros d’urgence, les articles sur la sécurité, votre rendez-vous prévu, vos messages et les paramètres s’ouvrent également ; les autres pages et l’assistant ont besoin d’une connexion.`,
  },
  languages: {
    topic: 'Langues',
    answer: `Ce site se lit en anglais, en français, en kinyarwanda et en swahili : choisissez en haut ou en bas d’une page. Les documents juridiques, le blog et la plupart des articles d’aide sont en anglais. Je lis les questions et j’y réponds dans les quatre langues ; plus d’aide à la page ${PATHS.helpCenter}.`,
  },
  app: {
    topic: 'Y a-t-il une application ?',
    answer: `Il n’y a pas d’application à installer depuis une boutique. Le site fonctionne dans le navigateur de tout téléphone. Comment ça marche : ${PATHS.howItWorks}.`,
  },
};
