import { brand } from '../../../../content/brand';
import { AGE } from '../../../../domain/constants';
import { PHONE_DIGITS } from '../../../../domain/phone';
import type * as english from '../../../../pages/register/registration-copy';
import { answerLabels } from '../../content/answer-labels';

export const registerCopy: typeof english.registerCopy = {
  title: 'Inscription',
  description: 'Créez un profil en six étapes courtes.',
  heading: 'Envie de rencontrer quelqu’un ?',
  honest:
    'L’inscription ne crée pas encore de compte, et rien n’est envoyé. Ce que vous validez est enregistré sur cet appareil.',
  intro:
    'Six étapes courtes. Seules les treize réponses de la première et l’acceptation de nos règles dans la dernière sont obligatoires.',
  lookAround: 'Utiliser plutôt le compte démo',
  points: [
    'Réservé aux adultes de 18 ans et plus.',
    'Environ cinq minutes. Jusqu’à la validation, vos réponses restent dans cet onglet, sauf vos mots de passe, votre date de naissance et votre photo.',
  ],
  notSaved:
    'Saisissez de nouveau votre date de naissance et vos mots de passe : ils n’ont pas été enregistrés.',
  start: 'Commencer l’inscription',
  started: (step: number) => `Vous avez déjà commencé et atteint l’étape ${step}.`,
  resume: 'Reprendre où vous en étiez',
  startAgain: 'Effacer et recommencer',
  steps: {
    1: {
      title: 'Informations personnelles',
      intro:
        'Répondez à toutes les questions. Votre nom, vos coordonnées et votre date de naissance sont privés.',
    },
    2: {
      title: 'Apparence et mode de vie',
      intro: 'Tout est facultatif à cette étape.',
    },
    3: {
      title: 'Études et métier',
      intro: 'Tout est facultatif à cette étape.',
    },
    4: {
      title: 'Que cherchez-vous ?',
      intro: 'La clarté fait gagner du temps à tout le monde.',
    },
    5: {
      title: 'Préférences de rencontre',
      intro: 'Qui aimeriez-vous rencontrer ? Passez ce qui ne compte pas pour vous.',
    },
    6: {
      title: 'Photo de profil et consentement',
      intro: 'Ajoutez une photo si vous voulez, vérifiez vos réponses et acceptez nos règles.',
    },
  },
  stepList: 'Étapes de l’inscription',
  progress: (step: number, total: number) => `Étape ${step} sur ${total}`,
  stepTitle: (step: number, total: number, title: string) =>
    `Étape ${step} sur ${total} : ${title}`,
  done: 'terminée',
  changing: '« Suivant » vous ramène à vos réponses.',
  back: 'Retour',
  next: 'Suivant',
  submit: 'Valider',
  required: 'Remplissez tous les champs obligatoires pour continuer.',
  faulty: 'Vérifiez ces réponses.',
  choose: 'Choisir',
  noAnswer: 'Sans réponse',
  optional: 'facultatif',
  groups: {
    you: 'À propos de vous',
    contact: 'Comment vous joindre',
    password: 'Votre mot de passe',
    place: 'Où vous êtes',
  },
  fields: {
    ...answerLabels,
    firstName: 'Prénom',
    lastName: 'Nom',
    password: 'Mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    dateOfBirth: 'Date de naissance',
    educationLevel: 'Niveau d’études',
    employmentStatus: 'Situation professionnelle',
    lookingFor: 'Je cherche',
    prefGender: 'Genre',
    prefAgeRange: 'Âge minimum',
    prefStatus: 'Situation',
    prefBodyType: 'Silhouette',
    profilePhoto: 'Photo de profil',
    agreedToTerms: 'J’accepte les conditions générales',
    agreedToCommunity: 'J’accepte de suivre les règles de la communauté',
    subscribeToUpdates: 'Recevoir des nouvelles et des conseils par e-mail',
  },
  hints: {
    username: 'Le nom que les autres verront.',
    phoneNumber: 'Avec l’indicatif du pays, par exemple +250 788 123 456.',
    password:
      'Un mot de passe de huit caractères ou plus est plus difficile à deviner. Il n’est jamais enregistré.',
    dateOfBirth: 'Par exemple 14 3 1996. Les membres ont 18 ans ou plus.',
    lookingFor: 'Choisissez autant de réponses que vous voulez.',
    prefAgeRange: (min: number) =>
      `Vous aimeriez rencontrer des personnes de ${min} à 60 ans et plus.`,
  },
  reasons: {
    firstName: 'Saisissez votre prénom',
    lastName: 'Saisissez votre nom',
    username: 'Choisissez un nom d’utilisateur',
    email: 'Saisissez votre adresse e-mail',
    phoneNumber: 'Saisissez votre numéro de téléphone',
    phoneShape: `Saisissez un numéro de téléphone de ${PHONE_DIGITS.fewest} à ${PHONE_DIGITS.most} chiffres, comme +250 788 123 456`,
    password: 'Choisissez un mot de passe',
    confirmPassword: 'Saisissez de nouveau le mot de passe',
    mismatch: 'Les mots de passe ne sont pas identiques.',
    gender: 'Choisissez votre genre',
    status: 'Choisissez votre situation',
    country: 'Saisissez votre pays',
    city: 'Saisissez votre ville',
    nationality: 'Saisissez votre nationalité',
    dateOfBirth: (earliest: string, latest: string) =>
      `Saisissez votre date de naissance, entre le ${earliest} et le ${latest}`,
    tooYoung: `${brand.name} est réservé aux personnes de ${AGE.minimum} ans et plus. Nous vous accueillerons dès vos ${AGE.minimum} ans.`,
    agreedToTerms: 'Acceptez les conditions générales pour vous inscrire',
    agreedToCommunity: 'Acceptez les règles de la communauté pour vous inscrire',
  },
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  showConfirm: 'Afficher le mot de passe confirmé',
  hideConfirm: 'Masquer le mot de passe confirmé',
  date: {
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
    open: 'Choisir dans un calendrier',
    title: 'Choisissez votre date de naissance',
    help: 'Choisissez le mois et l’année, puis le jour.',
    keys: 'Les flèches changent de jour ou de semaine, Page préc. et Page suiv. de mois, ou d’année avec Maj.',
    loading: 'Chargement du calendrier…',
    failed: 'Le calendrier ne s’est pas chargé. Saisissez plutôt la date.',
    close: 'Fermer le calendrier',
  },
  years: (age: number) => `${age} ans`,
  ageRange: (min: number) => `De ${min} à 60 ans et plus`,
  photo: {
    hint: 'JPEG, PNG, WebP ou AVIF, 10 Mo au maximum. Elle n’est pas envoyée.',
    choose: 'Choisir une photo',
    change: 'Choisir une autre photo',
    remove: 'Retirer la photo',
    alt: 'La photo que vous avez choisie',
    chosen: 'Photo choisie.',
    removed: 'Photo retirée.',
    faults: {
      empty: 'Ce fichier est vide. Choisissez une autre photo.',
      tooLarge: 'Ce fichier dépasse 10 Mo. Choisissez une photo plus légère.',
      notPhoto: 'Ce fichier n’est pas une photo JPEG, PNG, WebP ou AVIF.',
      unreadable: 'Impossible d’ouvrir cette photo. Choisissez-en une autre.',
    },
  },
  answers: {
    heading: 'Vérifiez vos réponses',
    change: 'Modifier',
    none: 'Sans réponse',
    passwordChosen: 'Choisi (non affiché)',
    passwordMissing: 'À saisir de nouveau',
    passwordAction: 'Les saisir de nouveau',
  },
  consent: {
    heading: 'Votre consentement',
    readTerms: 'Lire les conditions générales',
    readGuidelines: 'Lire les règles de la communauté',
    newTab: '(dans un nouvel onglet)',
    updates: 'Facultatif. Nous n’envoyons pas encore d’e-mails.',
  },
  result: {
    title: 'Inscription réussie',
    message:
      'Félicitations ! Votre inscription est terminée. Vous êtes un peu plus près d’une belle rencontre.',
    note: 'Rien n’a été envoyé : votre profil reste sur cet appareil.',
  },
  afterwards: {
    title: 'Inscription terminée',
    heading: (name: string) => `Bienvenue, ${name}`,
    unnamed: 'et merci',
    saved:
      'Votre profil est enregistré sur cet appareil, et personne d’autre ne peut le voir. Votre mot de passe, votre photo et votre date de naissance n’ont pas été enregistrés.',
    notSaved:
      'Votre navigateur n’a pas pu enregistrer votre profil : il n’est gardé que jusqu’à la fermeture de cette page. Personne d’autre ne peut le voir.',
    list: 'Et ensuite',
    steps: [
      'Utilisez le compte démo pour voir tout le monde sans flou.',
      'Voyez, exportez ou effacez votre profil sur votre page.',
      'Les J’aime et les messages restent aussi sur cet appareil.',
    ],
    stepsNotSaved: [
      'Utilisez le compte démo pour voir tout le monde sans flou.',
      'Pour enregistrer un profil, autorisez ce site à garder des données, puis inscrivez-vous de nouveau.',
    ],
    browse: 'Parcourir les profils',
    again: 'S’inscrire de nouveau',
  },
};
