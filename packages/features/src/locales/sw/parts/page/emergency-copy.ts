import type * as english from '../../../../parts/page/emergency-copy';
import { EMERGENCY } from '../../../../domain/policy';

export const EMERGENCY_NUMBERS: typeof english.EMERGENCY_NUMBERS = [
  { tel: EMERGENCY.allServices, name: 'Huduma zote za dharura' },
  { tel: EMERGENCY.ambulance, name: 'Ambulensi' },
  { tel: EMERGENCY.traffic, name: 'Ajali za barabarani' },
];
