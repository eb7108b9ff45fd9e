import { formatThings } from '../../content/format';
import type * as english from '../../../../pages/blog/copy';

const found = formatThings('article trouvé', 'articles trouvés');

export const blogCopy: typeof english.blogCopy = {
  title: 'Blog',
  description:
    'Des rencontres attentionnées : consentement, sécurité, familles et distance, depuis Kigali et la région.',
  heading: 'Lettres de Kigali',
  intro:
    'Six lectures sur l’art de se rencontrer, quelques minutes chacune. Les personnes sont inventées.',
  invented: 'Les personnes de cet article sont inventées.',
  search: 'Chercher dans les titres et les mots-clés',
  placeholder: 'consent, family, safety',
  find: 'Rechercher',
  clear: 'Afficher tous les articles',
  tags: 'Mots-clés',
  allTags: 'Tous',
  featured: 'À la une',
  latest: 'Récents',
  notFound: 'Nous ne trouvons pas cet article. Voici les autres.',
  results: (count: number) => found(count),
  empty: {
    title: 'Aucun résultat',
    text: (query: string) =>
      `Aucun titre ni mot-clé ne correspond à « ${query} ». Essayez un seul mot, ou voyez tous les articles.`,
  },
  minutes: (minutes: number) => `${minutes} min de lecture`,
  all: 'Tous les articles',
  share: 'Copier le lien',
  previous: 'Article précédent',
  next: 'Article suivant',
  around: 'À lire aussi',
};
