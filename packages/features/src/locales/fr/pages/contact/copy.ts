import type * as english from '../../../../pages/contact/copy';

export const contactCopy: typeof english.contactCopy = {
  title: 'Contact',
  description: 'Numéros d’urgence, notre adresse et nos services prévus.',
  heading: 'Contact',
  intro:
    'Personne ne lit encore les messages. S’il vous faut de l’aide maintenant, appelez un de ces numéros.',
  form: {
    heading: 'Écrire un message',
    planned:
      'Prévu : une réponse en moins de 2 heures en journée à Kigali, ou 15 minutes pour les membres premium.',
    note: 'Ouvre votre application d’e-mail avec le message prérempli. Rien n’est envoyé depuis cette page.',
    summary: 'Vérifiez ces champs',
    firstName: 'Prénom',
    lastName: 'Nom',
    subject: 'Sujet',
    message: 'Message',
    messageHint: (max: string) => `${max} caractères au maximum.`,
    submit: 'Préparer l’e-mail',
    reasons: {
      firstName: 'Saisissez votre prénom',
      lastName: 'Saisissez votre nom',
      subject: 'Choisissez un sujet',
      message: 'Écrivez votre message',
      tooLong: (max: string) => `${max} caractères au maximum`,
    },
    opened: (address: string) =>
      `Votre application d’e-mail devrait être ouverte. Sinon, écrivez à ${address}.`,
    tooLong:
      'Votre message est trop long pour certaines applications d’e-mail. Copiez-le, puis collez-le dans l’e-mail.',
    copy: 'Copier le message',
  },
  subjects: {
    general: 'Question générale',
    technical: 'Aide technique',
    billing: 'Pièces et paiements',
    safety: 'Sécurité ou signalement',
    feedback: 'Avis',
    partnership: 'Partenariat',
    press: 'Presse',
  },
  ways: {
    heading: 'Autres moyens',
    phoneNote: 'Prévu : du lundi au samedi, de 8 h à 20 h à Kigali',
    emailNote: 'Prévu : une réponse en moins de 2 heures',
    visitNote: 'Sur rendez-vous',
  },
  departments: {
    heading: 'Services prévus',
    intro: 'Ils ouvriront quand il y aura des comptes.',
    list: {
      safety: {
        name: 'Sécurité',
        text: 'Signalements, blocages, recours. Prévu : examen sous 24 à 48 heures.',
      },
      billing: {
        name: 'Facturation',
        text: 'Pièces, remboursements, reçus. Prévu : réponse aux demandes de remboursement sous 3 à 5 jours ouvrés.',
      },
      technical: { name: 'Assistance', text: 'Quand quelque chose ne fonctionne pas.' },
      partnership: { name: 'Partenariats', text: 'Hôtels, lieux, organisations.' },
      press: { name: 'Presse', text: 'Entretiens, chiffres, images.' },
    },
    write: (name: string) => `Écrire au service ${name}`,
  },
  social: {
    heading: 'Nous suivre',
    newTab: '(dans un nouvel onglet)',
  },
};
