import { formatCount, formatThings } from '../../content/format';
import type * as english from '../../../../parts/your-data/copy';
import { MAX_IMPORT_BYTES } from '../../../../persistence/device-data-import';

const list = (names: readonly string[]): string => names.join(', ');

const people = formatThings('personne', 'personnes');

const tenths = (value: number): string => value.toFixed(1).replace('.', ',');

export const dataCopy: typeof english.dataCopy = {
  heading: 'Vos données',
  intro:
    'Tout reste sur cet appareil, et nous n’en avons aucune copie. Toute personne qui utilise ce navigateur peut tout voir. Le navigateur peut tout supprimer pour faire de la place, et Safari le fait après sept jours d’utilisation sans visite ici : exportez ce dont vous avez besoin.',
  table: {
    caption: 'Enregistré sur cet appareil',
    topic: 'Sujet',
    saved: 'Enregistré',
    size: 'Taille',
    total: 'Total',
    waiting: 'Chargement de vos données…',
    nothing: 'Rien n’est enregistré sur cet appareil.',
    absent: (names: readonly string[]) => `Rien d’enregistré pour l’instant : ${list(names)}.`,
  },
  topics: {
    profile: {
      name: 'Profil',
      what: 'Ce que vous avez saisi à l’inscription',
      saved: formatThings('profil', 'profils'),
    },
    likes: { name: 'J’aime', what: 'Les personnes qui vous plaisent', saved: people },
    later: {
      name: 'Pour plus tard',
      what: 'Les personnes que vous gardez pour plus tard',
      saved: people,
    },
    hidden: {
      name: 'Personnes masquées',
      what: 'Les personnes que vous avez masquées, bloquées ou signalées, et les traces gardées',
      saved: formatThings('personne ou trace', 'personnes et traces'),
    },
    searches: {
      name: 'Recherches enregistrées',
      what: 'Les filtres que vous avez enregistrés sous un nom',
      saved: formatThings('recherche', 'recherches'),
    },
    wallet: {
      name: 'Portefeuille',
      what: 'Vos pièces et vos transactions',
      saved: formatThings('transaction', 'transactions'),
    },
    messages: {
      name: 'Messages',
      what: 'Vos conversations et ce que vous avez écrit, envoyé ou non',
      saved: formatThings('conversation', 'conversations'),
    },
    settings: {
      name: 'Paramètres',
      what: 'Vos choix de confidentialité, le thème, la taille du texte, le mode de données et la langue',
      saved: formatThings('choix', 'choix'),
    },
    introductions: {
      name: 'Présentations',
      what: 'Les pages qui se sont déjà présentées',
      saved: formatThings('page', 'pages'),
    },
    session: {
      name: 'Session',
      what: 'Si votre session est ouverte ici',
      saved: (n) => (n > 0 ? 'ouverte' : 'fermée'),
    },
    tab: {
      name: 'Cet onglet',
      what: 'Jusqu’à la fermeture de l’onglet ou de la session : formulaires et questions inachevés, commentaires, vos filtres et votre humeur, vos étapes dans Swipe, les pages visitées et jusqu’où vous les avez fait défiler',
      saved: formatThings('élément', 'éléments'),
    },
    backups: {
      name: 'Données illisibles',
      what: 'Des données qui n’ont pas pu être lues, gardées au cas où',
      saved: formatThings('texte', 'textes'),
    },
    erased: {
      name: 'Effacement',
      what: 'Un repère qui empêche d’autres onglets de rétablir ce que vous avez effacé, ou ce qui a disparu à votre déconnexion. C’est un texte aléatoire, sans heure.',
      saved: () => 'un repère',
    },
    other: {
      name: 'Autre chose',
      what: 'Ne vient pas de cette version du site',
      saved: formatThings('valeur', 'valeurs'),
    },
  },
  size: (bytes: number): string => {
    if (bytes < 1000) return `${bytes} o`;
    return bytes < 1_000_000 ? `${tenths(bytes / 1000)} ko` : `${tenths(bytes / 1_000_000)} Mo`;
  },
  look: 'Tout voir',
  closed:
    'Pour voir vos données ici, utilisez le compte démo. Vous pouvez les exporter ou les effacer sans compte.',
  cut: (shown: number, all: number) =>
    `… ${formatCount(shown)} caractères sur ${formatCount(all)} sont affichés. L’export les contient tous.`,
  raw: 'Toutes les données en texte',
  export: {
    heading: 'Exporter',
    text: 'Un fichier JSON avec tout. Les mots de passe ne sont jamais enregistrés.',
    action: 'Exporter mes données',
    done: (file: string) => `${file} téléchargé.`,
  },
  import: {
    heading: 'Importer',
    text: 'Utilisez un fichier que vous avez exporté ici. Vous verrez d’abord les changements.',
    action: 'Importer un fichier',
    working: 'Lecture du fichier…',
    unreadableFile: 'Votre navigateur n’a pas pu lire le fichier. Rien n’a été modifié.',
    failures: {
      'too-large': `Le fichier dépasse ${MAX_IMPORT_BYTES / 1024 / 1024} Mo. Rien n’a été modifié.`,
      'too-deep':
        'Le fichier n’est pas un export de ce site : il est trop imbriqué. Rien n’a été modifié.',
      'not-json': 'Le fichier est endommagé ou n’est pas un fichier JSON. Rien n’a été modifié.',
      'other-kind':
        'Le fichier n’est pas un export que cette version du site peut lire. Choisissez-en un que vous avez exporté ici. Rien n’a été modifié.',
      empty: 'L’export ne contient rien à importer. Rien n’a été modifié.',
      unreadable:
        'Le contenu du fichier n’est pas dans un format utilisé par ce site. Rien n’a été modifié.',
      refused:
        'Votre navigateur n’a pas pu enregistrer le contenu du fichier. Rien n’a été modifié.',
      erased:
        'Tout ce qui était sur cet appareil a été effacé dans un autre onglet ; rien n’a donc été importé.',
      unreachable:
        'Votre navigateur n’autorise pas ce site à enregistrer quoi que ce soit ; rien n’a donc été importé.',
    },
    nothingNew: 'Tout ce qui peut être importé du fichier est déjà ici. Rien n’a été modifié.',
    confirm: {
      title: 'Importer ce fichier ?',
      replacing: 'Cela remplace une partie de ce qui est sur cet appareil. C’est irréversible.',
      keeping: 'Rien de ce qui est sur cet appareil ne sera remplacé.',
      effects: {
        replaced: 'Remplacé par le contenu du fichier',
        united: 'Fusionné avec ce qui est sur cet appareil. Rien n’est supprimé.',
        lowered:
          'Fusionné avec ce qui est sur cet appareil. Vous aurez moins de pièces, car le fichier contient d’autres dépenses.',
        added: 'Ajouté',
        same: 'Déjà ici, aucun changement',
      },
      counted: (name, { fresh, known }) =>
        `${name} : ${formatCount(fresh)} en plus, ${formatCount(known)} déjà ici`,
      unreadable: 'Laissé de côté, car illisible',
      leftOut: 'Non importé, car propre à un onglet ou à un appareil',
      unknown: 'Non importé, car cette version du site ne le connaît pas',
      cancel: 'Annuler',
      replace: 'Remplacer et importer',
      add: 'Importer',
    },
    keys: {
      iru_profile: 'Profil',
      iru_likes: 'J’aime',
      iru_wallet_v1: 'Portefeuille',
      iru_threads: 'Conversations',
      iru_msgs: 'Messages',
      iru_msg_drafts: 'Messages non envoyés',
      iru_settings: 'Paramètres',
      iru_theme: 'Thème',
      iru_text_size: 'Taille du texte',
      iru_data_mode: 'Mode de données',
      iru_language: 'Langue',
      iru_hidden: 'Personnes masquées',
      iru_records: 'Traces gardées',
      iru_later: 'Pour plus tard',
      iru_searches: 'Recherches enregistrées',
      iru_timeline: 'Projets de vie',
      iru_plan_date: 'Rendez-vous prévu',
      iru_first_use: 'Présentations',
    },
    done: (names: readonly string[]) => `Importé : ${list(names)}.`,
  },
  erase: {
    heading: 'Tout effacer',
    text: 'Supprime, de cet appareil et de chaque onglet ouvert, tout ce qui est indiqué ci-dessus, ainsi que les pages de sécurité gardées ici, et ferme votre session. Exportez d’abord si vous voulez une copie. Il ne reste qu’un repère de l’effacement.',
    action: 'Effacer mes données',
    confirm: {
      title: 'Tout effacer sur cet appareil ?',
      text: 'Cela supprime votre profil, vos J’aime, vos recherches enregistrées, vos pièces, vos messages, vos paramètres, vos brouillons et les pages de sécurité gardées ici, et ferme votre session. C’est irréversible.',
      cancel: 'Garder',
      action: 'Tout effacer',
    },
    done: 'Tout est effacé de cet appareil et des autres onglets ouverts, et votre session est fermée.',
    refused:
      'Nous n’avons pas pu tout effacer. Effacez les données de ce site dans les paramètres de votre navigateur.',
  },
};
