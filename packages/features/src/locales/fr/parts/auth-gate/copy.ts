import { formatThings } from '../../content/format';
import type * as english from '../../../../parts/auth-gate/copy';

export type { GatedSection, SavedCounts } from '../../../../parts/auth-gate/copy';

const sections: typeof english.authGateCopy.sections = {
  messages: {
    heading: 'Connectez-vous pour voir vos messages',
    count: formatThings('conversation', 'conversations'),
  },
  likes: {
    heading: 'Connectez-vous pour voir vos J’aime',
    count: formatThings('personne qui vous plaît', 'personnes qui vous plaisent'),
  },
  timeline: {
    heading: 'Connectez-vous pour voir vos projets de vie',
    count: formatThings('projet de vie', 'projets de vie'),
  },
  planDate: {
    heading: 'Connectez-vous pour voir votre projet de rendez-vous',
    count: formatThings('rendez-vous prévu', 'rendez-vous prévus'),
  },
  transactions: {
    heading: 'Connectez-vous pour voir vos transactions',
    count: formatThings('transaction', 'transactions'),
  },
  later: {
    heading: 'Connectez-vous pour voir qui vous gardez pour plus tard',
    count: formatThings('personne gardée pour plus tard', 'personnes gardées pour plus tard'),
  },
  searches: {
    heading: 'Connectez-vous pour voir vos recherches',
    count: formatThings('recherche enregistrée', 'recherches enregistrées'),
  },
  hidden: {
    heading: 'Connectez-vous pour voir qui vous avez masqué',
    count: formatThings('personne masquée ou trace', 'personnes masquées et traces'),
  },
};

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

export const authGateCopy: typeof english.authGateCopy = {
  sections,
  saved: (counts) => {
    const texts = (Object.keys(sections) as english.GatedSection[]).flatMap((section) => {
      const count = counts[section] ?? 0;
      return count > 0 ? [sections[section].count(count)] : [];
    });
    return `Enregistré sur cet appareil : ${list(texts)}.`;
  },
  text: 'Vous avez fermé la session. Seul ce que gardaient les onglets ouverts a disparu : formulaires et questions inachevés, commentaires, filtres et étapes dans Swipe. Tout le reste est toujours sur cet appareil.',
  demo: 'Continuer avec le compte démo',
  logIn: 'Aller à la connexion',
  data: 'Exporter ou effacer vos données',
  loading: 'Chargement…',
};
