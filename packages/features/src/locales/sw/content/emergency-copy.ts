import type * as english from '../../../content/emergency-copy';
import { EMERGENCY } from '../../../domain/emergency-numbers';

export const emergencyCopy: typeof english.emergencyCopy = {
  names: {
    allServices: 'Huduma zote za dharura',
    ambulance: 'Ambulensi',
    traffic: 'Ajali za barabarani',
    violence: 'Ukatili wa mwenza, au ukatili wa kingono',
    distress: 'Msongo wa mawazo, mawazo ya kujiua',
    child: 'Watoto walio hatarini',
  },
  answeredBy: { police: 'Polisi ya Taifa', health: 'Wizara ya Afya' },
  always: 'mchana na usiku',
  note: `Zote ni bure nchini Rwanda. Kama hakuna anayejibu au anayekuelewa, piga ${EMERGENCY.allServices}.`,
};
