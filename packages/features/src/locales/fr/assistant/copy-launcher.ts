import type * as english from '../../../assistant/copy-launcher';
import { brand } from '../../../content/brand';
import { EMERGENCY } from '../../../domain/emergency-numbers';

export const assistantLauncherCopy: typeof english.assistantLauncherCopy = {
  open: `Ouvrir l’assistant ${brand.name}`,
  close: 'Fermer l’assistant',
  loading: 'Ouverture de l’assistant',
  unavailable: `L’assistant ne s’est pas chargé. Vérifiez votre connexion, puis réessayez. En danger ? Appelez le ${EMERGENCY.allServices}.`,
  besideReload: `En danger ? Appelez le ${EMERGENCY.allServices}.`,
  broken: `L’assistant ne fonctionne plus. Rechargez la page pour l’utiliser. En danger ? Appelez le ${EMERGENCY.allServices}.`,
};
