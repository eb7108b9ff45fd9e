import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type * as english from '../../../../parts/people/copy';

export const peopleCopy: typeof english.peopleCopy = {
  unnamed: 'Quelqu’un',
  menu: {
    more: (name: string) => `Plus d’options pour ${name}`,
    list: (name: string) => `Options pour ${name}`,
    hidden: 'Masquer',
    blocked: 'Bloquer',
    reported: 'Signaler',
    write: 'Écrire un message',
    plan: 'Organiser une rencontre',
    unlike: 'Retirer de vos J’aime',
    later: 'Plus tard',
  },
  done: {
    hidden: (name) => `Vous avez masqué ${name} sur cet appareil.`,
    blocked: (name) => `Vous avez bloqué ${name} sur cet appareil.`,
    reported: (name) =>
      `Votre signalement est enregistré sur cet appareil, et vous ne verrez plus ${name}.`,
  },
  later: {
    done: (name: string) => `Vous gardez ${name} pour plus tard.`,
    unsaved: (name: string) =>
      `Vous gardez ${name} pour plus tard, le temps de cette visite. Votre navigateur n’a pas pu enregistrer la modification.`,
    heading: 'Pour plus tard',
    list: 'Personnes que vous gardez pour plus tard',
    text: {
      saved:
        'Elles n’apparaissent pas pendant que vous parcourez les profils. Liste enregistrée sur cet appareil.',
      unsaved: 'Liste gardée le temps de cette visite. Votre navigateur n’a pas pu l’enregistrer.',
    },
    empty: {
      saved: 'Personne pour l’instant. Choisissez « Plus tard » sur un profil pour le garder ici.',
      unsaved: 'Personne pour l’instant. Votre navigateur n’a pas pu enregistrer la modification.',
    },
    deck: 'Aller à Swipe',
    back: 'Faire revenir',
    bringBack: (name: string) => `Faire revenir ${name}`,
    isBack: (name: string) => `${name} est de retour.`,
    notBack: (name: string) =>
      `${name} reste dans la liste pour plus tard. Votre navigateur n’a pas pu enregistrer la modification.`,
    who: (name: string, age: number) => `${name}, ${age} ans`,
  },
  unsaved: (name: string) =>
    `Vous ne verrez plus ${name} le temps de cette visite. Votre navigateur n’a pas pu enregistrer la modification.`,
  liked: (name: string) => `${name} est dans vos J’aime. C’est enregistré sur cet appareil.`,
  list: 'Voir la liste',
  notLiked: (name: string) =>
    `Votre J’aime pour ${name} n’a pas pu être enregistré sur cet appareil.`,
  unliked: {
    saved: (name: string) => `${name} n’est plus dans votre liste.`,
    unsaved: (name: string) =>
      `${name} n’est plus dans votre liste, le temps de cette visite. Votre navigateur n’a pas pu enregistrer la modification.`,
  },
  report: {
    title: (name: string) => `Signaler ${name}`,
    text: 'Que s’est-il passé ? Votre raison est enregistrée dans les paramètres.',
    legend: 'Raison',
    required: 'Choisissez une raison',
    honest:
      'Votre signalement n’est pas envoyé : il n’y a pas encore d’équipe pour le lire. Il est enregistré sur cet appareil, et vous ne verrez plus cette personne ici.',
    evidence:
      'S’il peut s’agir d’un crime ou d’un délit, faites maintenant des captures d’écran et ne supprimez aucun message. Vous pourrez relire, imprimer et enregistrer votre conversation dans Paramètres. Montrez-les au Rwanda Investigation Bureau (RIB) ou à la police.',
    danger: 'Êtes-vous en danger ?',
    call: `Appelez le ${EMERGENCY.allServices}`,
    cancel: 'Annuler',
    submit: 'Enregistrer et masquer',
    close: 'Fermer',
  },
  reasons: {
    fake: 'Cette personne n’est pas celle qu’elle prétend être',
    money: 'Cette personne demande de l’argent ou des données personnelles',
    rude: 'Cette personne est grossière, insistante ou menaçante',
    minor: 'Cette personne a peut-être moins de 18 ans',
    other: 'Autre chose',
  },
};
