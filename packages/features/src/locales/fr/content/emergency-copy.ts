import { EMERGENCY } from '../../../domain/emergency-numbers';
import type * as english from '../../../content/emergency-copy';

export const emergencyCopy: typeof english.emergencyCopy = {
  names: {
    allServices: 'Toutes les urgences',
    ambulance: 'Ambulance',
    traffic: 'Accidents de la route',
    violence: 'Violences dans le couple ou violences sexuelles',
    distress: 'Détresse, pensées suicidaires',
    child: 'Enfants en danger',
  },
  answeredBy: { police: 'Police nationale', health: 'Ministère de la Santé' },
  always: 'jour et nuit',
  note: `Tous ces numéros sont gratuits au Rwanda. Si personne ne répond ou ne vous comprend, appelez le ${EMERGENCY.allServices}.`,
};
