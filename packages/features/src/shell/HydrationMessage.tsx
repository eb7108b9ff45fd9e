import { HydrationNotice } from '@iru/ui/hydration-notice';

import { shellCopy } from '#words/shell/copy';

/** The response to a click before the site's script has loaded; rendered outside the React application. */
export function HydrationMessage() {
  return <HydrationNotice {...shellCopy.hydration} />;
}
