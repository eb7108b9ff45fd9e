import type * as english from '../../../assistant/copy-launcher';
import { brand } from '../../../content/brand';
import { EMERGENCY } from '../../../domain/emergency-numbers';

export const assistantLauncherCopy: typeof english.assistantLauncherCopy = {
  open: `Gufungura umufasha wa ${brand.name}`,
  close: 'Gufunga umufasha',
  loading: 'Umufasha arafunguka',
  unavailable: `Umufasha ntiyafungutse. Murebe interineti yanyu, mwongere mugerageze. Muri mu kaga? Muhamagare ${EMERGENCY.allServices}.`,
  besideReload: `Muri mu kaga? Muhamagare ${EMERGENCY.allServices}.`,
  broken: `Umufasha yahagaze gukora. Mwongere mufungure paji kugira ngo mumukoreshe. Muri mu kaga? Muhamagare ${EMERGENCY.allServices}.`,
};
