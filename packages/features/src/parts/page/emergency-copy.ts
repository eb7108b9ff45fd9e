import { EMERGENCY } from '../../domain/policy';

/** The emergency numbers in Rwanda, with the general one first. */
export const EMERGENCY_NUMBERS = [
  { tel: EMERGENCY.allServices, name: 'All emergency services' },
  { tel: EMERGENCY.ambulance, name: 'Ambulance' },
  { tel: EMERGENCY.traffic, name: 'Traffic accidents' },
] as const;
