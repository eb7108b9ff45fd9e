import type * as english from '@iru/ui/navigation-drawer/labels';

export const navigationDrawerLabels: typeof english.navigationDrawerLabels = {
  navigation: 'Menu principal',
  open: 'Ouvrir le menu',
  close: 'Fermer le menu',
};
