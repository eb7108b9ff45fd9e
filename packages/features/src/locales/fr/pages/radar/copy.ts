import { formatThings } from '../../content/format';
import type * as english from '../../../../pages/radar/copy';

const people = formatThings('personne', 'personnes');

export const radarCopy: typeof english.radarCopy = {
  title: 'Radar hors ligne',
  description: 'Voyez comment fonctionnerait un radar des personnes à proximité.',
  heading: 'Radar hors ligne',
  intro:
    'Il ne fonctionne que tant qu’il est activé, dans le rayon que vous choisissez, et se vide quand vous le désactivez.',
  enable: 'Activer le radar',
  enableHint:
    'Il reste activé jusqu’à ce que vous le désactiviez, ici ou dans Paramètres (« Radar de proximité »).',
  radius: 'Rayon',
  metres: (metres: number) => `${metres} mètres`,
  status: 'État :',
  states: { scanning: 'Recherche', paused: 'En pause', disabled: 'Désactivé' },
  pause: 'Pause',
  resume: 'Reprendre',
  nearby: 'À proximité',
  user: (number: number) => `Personne ${number}`,
  empty: {
    scanning: 'Personne pour l’instant. Le premier signal prend quelques secondes.',
    paused: 'Personne pour l’instant.',
    disabled: 'Activez le radar pour voir qui est à proximité.',
  },
  picture: (count: number) => `${people(count)} sur le radar`,
  honest:
    'Ces personnes sont inventées et tirées au hasard, et votre position n’est jamais lue. Quand le radar sera en service, les autres verront que vous êtes à proximité, jamais où.',
};
