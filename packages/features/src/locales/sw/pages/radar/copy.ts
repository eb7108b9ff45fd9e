import { formatCount } from '../../content/format';
import type * as english from '../../../../pages/radar/copy';

export const radarCopy: typeof english.radarCopy = {
  title: 'Rada ya walio karibu',
  description: 'Ona jinsi rada ya walio karibu itakavyofanya kazi.',
  heading: 'Rada ya walio karibu',
  intro: 'Hufanya kazi ikiwa imewashwa tu, ndani ya umbali unaouchagua, na huwa tupu ukiizima.',
  enable: 'Washa rada',
  enableHint: 'Hubaki imewashwa hadi uizime, hapa au kwenye Mipangilio (“Rada ya walio karibu”).',
  radius: 'Umbali',
  metres: (metres: number) => `Mita ${metres}`,
  status: 'Hali:',
  states: { scanning: 'Inatafuta', paused: 'Imesitishwa', disabled: 'Imezimwa' },
  pause: 'Sitisha',
  resume: 'Endelea',
  nearby: 'Walio karibu',
  user: (number: number) => `Mtumiaji ${number}`,
  empty: {
    scanning: 'Bado hakuna mtu. Ishara ya kwanza huchukua sekunde chache.',
    paused: 'Bado hakuna mtu.',
    disabled: 'Washa rada uone walio karibu.',
  },
  picture: (count: number) =>
    count === 1 ? 'Mtu 1 kwenye rada' : `Watu ${formatCount(count)} kwenye rada`,
  honest:
    'Watu hawa ni wa kubuni na huonekana bila mpangilio, na mahali ulipo hapasomwi kamwe. Rada itakapoanza kufanya kazi kweli, wengine wataona kwamba uko karibu, lakini hawataona kamwe mahali ulipo.',
};
