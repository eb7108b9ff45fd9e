import type * as english from '../../../../pages/radar/copy';
import { formatCount } from '../../content/format';

export const radarCopy: typeof english.radarCopy = {
  title: 'Radari y’abari hafi',
  description: 'Murebe uko radari yerekana abantu bari hafi yakora.',
  heading: 'Radari y’abari hafi',
  intro: 'Ikora gusa ifunguye, mu ntera muhisemo, kandi ibiriho bisibika muyifunze.',
  enable: 'Gufungura radari',
  enableHint:
    'Ikomeza gukora kugeza muyifunze, hano cyangwa mu Igenamiterere (“Radari y’abari hafi”).',
  radius: 'Intera',
  metres: (metres) => `metero ${metres}`,
  status: 'Uko imeze:',
  states: { scanning: 'Irashakisha', paused: 'Irahagaze', disabled: 'Irafunze' },
  pause: 'Guhagarika',
  resume: 'Gukomeza',
  nearby: 'Abari hafi',
  user: (number) => `Umuntu wa ${number}`,
  empty: {
    scanning: 'Nta we uraboneka. Ikimenyetso cya mbere gifata amasegonda make.',
    paused: 'Nta we uraboneka.',
    disabled: 'Mufungure radari kugira ngo murebe abari hafi.',
  },
  picture: (count) => `Abantu bari kuri radari: ${formatCount(count)}`,
  honest:
    'Aba bantu batoranywa mu buryo bwa tombola kandi ni abahimbano, n’aho muri ntihasomwa na rimwe. Radari nimara gutangira gukora, abandi bazabona ko muri hafi, ntibazabona na rimwe aho muri.',
};
