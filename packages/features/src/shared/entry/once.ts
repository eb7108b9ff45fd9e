import { refuseHeldEnter } from '@iru/ui/hooks/held-enter';
import type { MouseEvent } from 'react';

/** Props of a form and of its button that let one press send it once: no held Enter, no second click of a double one. */
export const once = {
  form: { onKeyDown: refuseHeldEnter },
  button: {
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
    },
  },
};
