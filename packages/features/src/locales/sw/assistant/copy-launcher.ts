import type * as english from '../../../assistant/copy-launcher';
import { brand } from '../../../content/brand';
import { EMERGENCY } from '../../../domain/emergency-numbers';

export const assistantLauncherCopy: typeof english.assistantLauncherCopy = {
  open: `Fungua Msaidizi wa ${brand.name}`,
  close: 'Funga msaidizi',
  loading: 'Inafungua msaidizi',
  unavailable: `Msaidizi hakufunguka. Angalia mtandao wako, kisha ujaribu tena. Uko hatarini? Piga ${EMERGENCY.allServices}.`,
  besideReload: `Uko hatarini? Piga ${EMERGENCY.allServices}.`,
  broken: `Msaidizi ameacha kufanya kazi. Pakia ukurasa upya ili kumtumia. Uko hatarini? Piga ${EMERGENCY.allServices}.`,
};
