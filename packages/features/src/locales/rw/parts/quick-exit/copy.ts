import type * as english from '../../../../parts/quick-exit/copy';

export const quickExitCopy: typeof english.quickExitCopy = {
  leave: 'Kuva hano vuba',
  short: 'Kuva hano',
  hint: 'Hahita hafunguka urubuga rw’iteganyagihe. Buto yo gusubira inyuma ntigarura hano.',
  limits: 'Amateka ya browser yanyu aracyarimo izi paji.',
  keyboard: 'Cyangwa mukande Shift inshuro eshatu.',
};
