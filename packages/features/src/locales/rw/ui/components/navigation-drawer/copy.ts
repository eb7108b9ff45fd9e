import type * as english from '@iru/ui/navigation-drawer/labels';

export const navigationDrawerLabels: typeof english.navigationDrawerLabels = {
  navigation: 'Menu nyamukuru',
  open: 'Gufungura menu',
  close: 'Gufunga menu',
};
