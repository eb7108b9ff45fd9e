import { formatThings } from '../../content/format';
import type * as english from '../../../../pages/help-center/copy';
import { versionCopy } from '../../parts/page/version-copy';

const articles = formatThings('article', 'articles');
const available = formatThings('disponible', 'disponibles');

export const helpCenterCopy: typeof english.helpCenterCopy = {
  title: 'Centre d’aide',
  description:
    'Des réponses sur votre compte, la sécurité, les pièces et les rencontres en personne.',
  heading: 'Comment pouvons-nous vous aider ?',
  intro:
    'Des réponses courtes pour créer un profil, rester en sécurité, utiliser les pièces et préparer une première rencontre.',
  search: {
    label: 'Chercher dans les articles',
    placeholder: 'argent, bloquer, pièces',
    clear: 'Effacer la recherche',
    results: 'Articles trouvés',
    loading: 'Chargement des articles…',
    partly:
      'Les articles ne se sont pas chargés : seuls les titres et les résumés ont été parcourus.',
    found: (count: number, query: string) => `${articles(count)} pour « ${query} »`,
    none: {
      title: 'Aucun résultat',
      text: (query: string) =>
        `Aucun article ne correspond à « ${query} ». Essayez un seul mot, ou écrivez-nous.`,
      contact: 'Nous écrire',
    },
  },
  notFound: 'Nous ne trouvons pas cet article. Voici les autres.',
  categories: {
    'getting-started': {
      name: 'Pour commencer',
      text: 'Profil, recherche, messages, salons',
    },
    safety: {
      name: 'Sécurité et vie privée',
      text: 'Blocage, arnaques, premières rencontres, vos données',
    },
    coins: {
      name: 'Pièces et paiements',
      text: 'Packs, tarifs, reçus, remboursements',
    },
  },
  count: (count: number) => articles(count),
  here: (count: number) => `${available(count)} maintenant`,
  library:
    'Les nombres sont ceux de la bibliothèque complète. Les articles ci-dessous sont disponibles maintenant.',
  all: 'Tous les articles',
  minutes: (minutes: number) => `${minutes} min de lecture`,
  related: 'Articles liés',
  share: 'Copier le lien',
  contact: {
    heading: 'Encore besoin d’aide ?',
    text: `Prévu : une réponse par e-mail en moins de 2 heures, et en moins de 15 minutes pour les membres premium. ${versionCopy.support}`,
    chat: 'Discussion en direct',
    chatText: 'Ouvre l’assistant sur cette page',
    phone: 'Assistance par téléphone',
    email: 'Assistance par e-mail',
  },
};
