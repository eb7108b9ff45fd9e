import type * as english from '../../../../parts/quick-exit/copy';

export const quickExitCopy: typeof english.quickExitCopy = {
  leave: 'Ondoka hapa haraka',
  short: 'Ondoka',
  hint: 'Hufungua tovuti ya hali ya hewa badala yake. Kitufe cha Nyuma hakitakurudisha hapa.',
  limits: 'Historia ya kivinjari chako bado inaonyesha kurasa hizi.',
  keyboard: 'Au bonyeza Shift mara tatu.',
};
