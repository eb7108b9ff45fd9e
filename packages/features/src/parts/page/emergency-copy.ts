import { EMERGENCY } from '../../domain/policy';

/** The numbers to call in Rwanda, the one for every emergency first. */
export const EMERGENCY_NUMBERS = [
  { tel: EMERGENCY.allServices, name: 'All emergency services' },
  { tel: EMERGENCY.ambulance, name: 'Ambulance' },
  { tel: EMERGENCY.traffic, name: 'Traffic accidents' },
] as const;
