import { EMERGENCY } from '../../domain/policy';

export const EMERGENCY_NUMBERS = [
  { tel: EMERGENCY.allServices, name: 'All emergency services' },
  { tel: EMERGENCY.ambulance, name: 'Ambulance' },
  { tel: EMERGENCY.traffic, name: 'Traffic accidents' },
];
