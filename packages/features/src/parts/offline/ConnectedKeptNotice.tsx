import { reloadPage } from '../../platform/reload';
import { useSiteReached } from '../../platform/use-site-reached';
import { KeptNotice } from './KeptNotice';

/** The notice on a kept page, with the network behind it. */
export function ConnectedKeptNotice() {
  return <KeptNotice isReached={useSiteReached()} onReload={reloadPage} />;
}
