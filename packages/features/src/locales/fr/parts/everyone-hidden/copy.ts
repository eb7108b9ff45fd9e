import type * as english from '../../../../parts/everyone-hidden/copy';

export const everyoneHiddenCopy: typeof english.everyoneHiddenCopy = {
  hidden: {
    title: 'Vous avez masqué tout le monde ici.',
    text: 'Les personnes que vous masquez, bloquez ou signalez ne s’affichent plus tant que vous ne les rétablissez pas.',
    action: 'Voir votre liste dans les paramètres',
  },
  later: {
    title: 'Il n’y a plus personne à afficher.',
    text: 'Vous gardez des personnes pour plus tard. Faites-en revenir une pour la voir ici.',
    action: 'Voir qui vous gardez pour plus tard',
  },
};
