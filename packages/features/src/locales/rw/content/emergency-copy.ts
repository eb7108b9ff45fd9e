import { EMERGENCY } from '../../../domain/emergency-numbers';
import type * as english from '../../../content/emergency-copy';

export const emergencyCopy: typeof english.emergencyCopy = {
  names: {
    allServices: 'Ubutabazi bwose',
    ambulance: 'Ambilansi',
    traffic: 'Impanuka zo mu muhanda',
    violence:
      'Ihohoterwa rikorwa n’umukunzi cyangwa uwo mwashakanye, cyangwa irishingiye ku gitsina',
    distress: 'Agahinda gakabije, ibitekerezo byo kwiyahura',
    child: 'Abana bari mu kaga',
  },
  answeredBy: { police: 'Polisi y’Igihugu', health: 'Minisiteri y’Ubuzima' },
  always: 'amanywa n’ijoro',
  note: `Zose ni nimero zitishyurwa mu Rwanda. Nihatagira ubitaba cyangwa ubumva, muhamagare ${EMERGENCY.allServices}.`,
};
