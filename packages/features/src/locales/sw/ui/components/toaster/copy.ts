import type * as english from '@iru/ui/toaster/labels';

export const toasterLabels: typeof english.toasterLabels = {
  region: 'Arifa',
  close: 'Ondoa',
};
