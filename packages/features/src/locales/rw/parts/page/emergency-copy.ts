import { EMERGENCY } from '../../../../domain/policy';

export const EMERGENCY_NUMBERS = [
  { tel: EMERGENCY.allServices, name: 'Ubutabazi bwose' },
  { tel: EMERGENCY.ambulance, name: 'Ambilansi' },
  { tel: EMERGENCY.traffic, name: 'Impanuka zo mu muhanda' },
] as const;
