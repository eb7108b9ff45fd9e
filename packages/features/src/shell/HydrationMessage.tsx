import { HydrationNotice } from '@iru/ui/hydration-notice';

import { shellCopy } from './copy';

/** The answer to a press that comes before the site's script, in the product's words; it stands outside the application. */
export function HydrationMessage() {
  return <HydrationNotice {...shellCopy.hydration} />;
}
