import type * as english from '@iru/ui/alert-dialog/labels';

export const alertDialogLabels: typeof english.alertDialogLabels = {
  cancel: 'Ghairi',
};
