import { EMERGENCY } from '../../../../domain/policy';
import type * as english from '../../../../parts/page/emergency-copy';

export const EMERGENCY_NUMBERS: typeof english.EMERGENCY_NUMBERS = [
  { tel: EMERGENCY.allServices, name: 'Toutes les urgences' },
  { tel: EMERGENCY.ambulance, name: 'Ambulance' },
  { tel: EMERGENCY.traffic, name: 'Accidents de la route' },
];
