import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/share-profile/copy';
import { de } from '../../content/grammar';

export const shareProfileCopy: typeof english.shareProfileCopy = {
  title: 'Profil partagé',
  description: 'Un profil que quelqu’un a partagé avec vous.',
  heading: 'Un profil pour vous',
  intro: 'Inscrivez-vous si vous voulez dire bonjour.',
  nameless: 'Une personne à rencontrer',
  portrait: (name: string) => `Portrait ${de(name)}`,
  place: (city: string | undefined, country: string | undefined) =>
    [city, country].filter(Boolean).join(', '),
  nameWithAge: (name: string, age: number | undefined) =>
    age === undefined ? name : `${name}, ${age} ans`,
  foreign: (host: string) =>
    `La photo de ce profil est sur ${host}. L’ouvrir informe cet autre site de votre visite.`,
  openForeign: 'Ouvrir la photo',
  newTab: '(dans un nouvel onglet)',
  unverified: 'N’importe qui peut fabriquer un tel lien. Personne n’a vérifié ce profil.',
  hidden: {
    heading: 'Vous avez masqué une personne de ce nom',
    text: 'Vous pouvez la rétablir dans les paramètres.',
  },
  risky: {
    heading: 'Nous n’affichons pas ce profil',
    text: `À la place d’un nom ou d’un lieu, le lien contient un numéro, des coordonnées, une demande d’argent, un âge de moins de 18 ans ou des mots qui font penser à l’équipe ${brand.name}. N’appelez pas, et n’envoyez ni argent ni codes à une personne que vous n’avez pas rencontrée.`,
  },
  join: `Rejoindre ${brand.name}`,
  browse: 'Parcourir les profils',
  share: 'Partager',
  copy: 'Copier le lien',
  refused: 'Le partage a échoué. Copiez plutôt ce lien.',
  link: 'Lien vers ce profil',
  shareText: (name: string) => `Découvrez le profil ${de(name)} sur ${brand.name}`,
  empty: {
    heading: 'Ce lien ne contient aucun profil',
    text: 'Il est peut-être coupé. Demandez-le de nouveau.',
  },
};
