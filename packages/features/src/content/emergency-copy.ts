import { EMERGENCY, type EmergencyNumber } from '../domain/emergency-numbers';

/** The words beside the numbers to call. */
export const emergencyCopy = {
  names: {
    allServices: 'All emergency services',
    ambulance: 'Ambulance',
    traffic: 'Traffic accidents',
    violence: 'Violence by a partner, or sexual violence',
    distress: 'Emotional distress, thoughts of suicide',
    child: 'Children in danger',
  } satisfies Record<EmergencyNumber['id'], string>,
  answeredBy: {
    police: 'National Police',
    health: 'Ministry of Health',
  } satisfies Record<EmergencyNumber['answeredBy'], string>,
  always: 'day and night',
  note: `All are free in Rwanda. If no one answers or understands you, call ${EMERGENCY.allServices}.`,
};
