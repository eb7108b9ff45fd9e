import type * as english from '@iru/ui/dialog/labels';

export const dialogLabels: typeof english.dialogLabels = {
  close: 'Funga',
};
