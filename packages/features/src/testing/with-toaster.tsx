import { Toaster } from '@iru/ui/toaster';
import { toast } from '@iru/ui/toaster/toast';
import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';

import { toasterMounted } from '../parts/toasts/toaster-demand';

function ReadyToaster() {
  useEffect(() => {
    toasterMounted();
    return () => toast.dismiss();
  }, []);
  return <Toaster label="Notifications" closeLabel="Close" />;
}

/** Adds the live region that the shell provides on the site. */
export const withToaster: Decorator = (Story) => (
  <>
    <Story />
    <ReadyToaster />
  </>
);
