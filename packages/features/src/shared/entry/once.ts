import type { KeyboardEvent, MouseEvent } from 'react';

/** Props of a form and of its button that let one press send it once: no held Enter, no second click of a double one. */
export const once = {
  form: {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault();
    },
  },
  button: {
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
    },
  },
};
