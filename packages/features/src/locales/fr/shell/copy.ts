import { brand } from '../../../content/brand';
import { formatThings } from '../content/format';
import { legalHref } from '../../../content/legal/documents';
import { PATHS } from '../../../paths';
import type * as english from '../../../shell/copy';

export const shellCopy: typeof english.shellCopy = {
  skip: 'Aller au contenu',
  home: `${brand.name}, accueil`,
  preview: 'Aperçu',
  navigation: 'Menu principal',
  menuOpen: 'Ouvrir le menu',
  menuClose: 'Fermer le menu',
  nav: [
    { href: PATHS.home, label: 'Accueil' },
    { href: PATHS.findMatch, label: 'Profils' },
    { href: PATHS.aboutUs, label: 'À propos' },
    { href: PATHS.pricing, label: 'Tarifs' },
    { href: PATHS.services, label: 'Services' },
    { href: PATHS.contact, label: 'Contact' },
    { href: PATHS.helpCenter, label: 'Aide' },
    { href: PATHS.blog, label: 'Blog' },
  ],
  sections: {
    label: 'Vos pages',
    discover: 'Découvrir',
    likes: 'J’aime',
    messages: 'Messages',
    plan: 'Prévoir',
    you: 'Vous',
    people: formatThings('personne', 'personnes'),
  },
  dashboard: 'Tableau de bord',
  getStarted: 'Commencer',
  logIn: 'Connexion',
  userPage: 'Votre page',
  logOut: 'Déconnexion',
  loggedOut: 'Session fermée sur cet appareil.',
  erasedElsewhere: 'Vos données sur cet appareil ont été effacées dans un autre onglet.',
  theme: {
    light: 'Thème : clair. Passer au sombre',
    dark: 'Thème : sombre. Suivre l’appareil',
    system: 'Thème : celui de l’appareil. Passer au clair',
  },
  loading: 'Chargement de la page',
  hydration: {
    queued: 'Chargement en cours. Ce sera fait dès que la page sera prête.',
    again: 'La page est prête. Veuillez recommencer.',
    failed:
      'Une partie de la page ne s’est pas chargée. Vérifiez votre connexion et rechargez la page.',
  },
  startFailure: {
    title: 'Les boutons et les formulaires de cette page ne fonctionnent pas.',
    text: 'Une partie ne s’est pas chargée, ou ce navigateur est trop ancien : il faut Chrome ou Edge 111, Safari 16.4, Firefox 115 ou plus récent. Vous pouvez continuer à lire, suivre les liens et appeler.',
    exit: 'Le bouton Quitter fonctionne, mais le bouton Retour ramène ici.',
    reload: 'Recharger',
    call: (number: string) => `En danger ? Appelez le ${number}`,
  },
  noScript: {
    text: 'JavaScript est désactivé. Vous pouvez lire toutes les pages, mais les boutons et les formulaires ne fonctionneront pas. Le bouton Quitter fonctionne, mais le bouton Retour ramène ici.',
    danger: 'En danger ?',
    call: (number: string) => `Appelez le ${number}`,
    ambulance: (number: string) => `Ambulance : ${number}`,
  },
  breadcrumbs: 'Fil d’Ariane',
  wholeTrail: 'Afficher tout le fil d’Ariane',
  backToTop: 'Haut de page',
  toasts: { label: 'Notifications', close: 'Fermer' },
  footer: {
    label: 'Pied de page',
    promise:
      'Pour les adultes qui cherchent une relation sérieuse. Privé par défaut, conçu à Kigali, 18+.',
    explore: 'Explorer',
    trust: 'Confiance',
    reach: 'Nous contacter',
    follow: 'Nous suivre',
    exploreLinks: [
      { href: PATHS.services, label: 'Services' },
      { href: PATHS.howItWorks, label: 'Comment ça marche' },
      { href: PATHS.successStories, label: 'Belles histoires' },
      { href: PATHS.aboutUs, label: 'À propos' },
    ],
    trustLinks: [
      { href: PATHS.privacyPolicy, label: 'Politique de confidentialité' },
      { href: PATHS.legal, label: 'Textes juridiques' },
      { href: PATHS.communityGuidelines, label: 'Règles de la communauté' },
      { href: PATHS.helpCenter, label: 'Centre d’aide' },
      { href: PATHS.contact, label: 'Contact' },
    ],
    memberLinks: [
      { href: `${PATHS.user}#your-data`, label: 'Vos données' },
      { href: PATHS.privacyPolicy, label: 'Politique de confidentialité' },
      { href: legalHref('safety'), label: 'Sécurité' },
      { href: PATHS.helpCenter, label: 'Centre d’aide' },
    ],
    social: [
      { href: brand.company.x, label: 'X' },
      { href: brand.company.instagram, label: 'Instagram' },
      { href: brand.company.linkedin, label: 'LinkedIn' },
    ],
    newTab: '(dans un nouvel onglet)',
    copyright: `© ${brand.copyrightYear} ${brand.company.name}. Conçu et réalisé par ${brand.developer}.`,
  },
  offlineNotice: 'Vous êtes hors ligne. Les pages déjà ouvertes fonctionnent encore.',
  storage: {
    refused:
      'Votre dernière modification n’a pas pu être enregistrée sur cet appareil. Elle sera perdue si vous fermez cette page.',
    unreachable:
      'Votre navigateur n’autorise pas ce site à enregistrer des données. Ce que vous faites ici ne dure que le temps de cette visite.',
    export: 'Télécharger une copie',
    exportName: 'iru-unsaved.json',
  },
  notFound: {
    title: 'Page introuvable',
    description: 'Nous ne trouvons pas cette page.',
    code: '404',
    text: 'Oups ! Page introuvable',
    hint: 'Vérifiez l’adresse. La page a peut-être été déplacée.',
    home: 'Retour à l’accueil',
  },
  crashed: {
    title: 'Erreur inattendue',
    hint: 'Réessayez cette page. Le reste du site fonctionne encore.',
    retry: 'Réessayer',
    home: 'Accueil',
  },
  broken: {
    title: 'Cette page ne fonctionne plus',
    hint: 'Rechargez-la pour continuer. Ce que vous avez enregistré est toujours sur cet appareil.',
    reload: 'Recharger',
    home: 'Accueil',
    call: (number: string) => `En danger ? Appelez le ${number}`,
  },
  incomplete: {
    title: 'Cette page ne s’est pas chargée',
    hint: 'La connexion a été coupée. La plus grande partie de ce que vous avez écrit est gardée, mais pas un plan de rencontre, ni une demande de réservation, ni un mot de passe.',
    retry: 'Réessayer',
    home: 'Accueil',
  },
  newVersion: {
    title: 'Une nouvelle version est prête',
    hint: 'Rechargez pour ouvrir cette page. La plus grande partie de ce que vous avez écrit est gardée, mais pas un plan de rencontre, ni une demande de réservation, ni un mot de passe.',
    reload: 'Recharger',
    home: 'Accueil',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    hint: 'Vous n’avez jamais ouvert cette page sur cet appareil. Elle se chargera dès que vous serez de nouveau en ligne.',
    retry: 'Réessayer',
    retrying: 'Toujours hors ligne. Vérifiez votre connexion et réessayez.',
  },
};
