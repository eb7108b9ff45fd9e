import { refuseHeldEnter } from '@iru/ui/hooks/held-enter';
import { singlePress } from '@iru/ui/hooks/single-press';

/** Props of a form and of its button that let one press send it once: no held Enter, no second click of a double one. */
export const once = {
  form: { onKeyDown: refuseHeldEnter },
  button: { onClick: singlePress() },
};
