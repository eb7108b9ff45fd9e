import { Toaster } from '@iru/ui/toaster';
import { useEffect } from 'react';

import { toasterMounted } from '../parts/toasts/toaster-demand';
import { shellCopy as copy } from '#words/shell/copy';

export function MountedToaster() {
  useEffect(toasterMounted, []);
  return <Toaster label={copy.toasts.label} closeLabel={copy.toasts.close} />;
}
