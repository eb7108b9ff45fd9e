import type * as english from '@iru/ui/navigation-drawer/labels';

export const navigationDrawerLabels: typeof english.navigationDrawerLabels = {
  navigation: 'Menyu kuu',
  open: 'Fungua menyu',
  close: 'Funga menyu',
};
