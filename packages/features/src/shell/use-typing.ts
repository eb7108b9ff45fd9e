import { useEffect } from 'react';

import { type Clock, systemClock } from '../platform/clock';

/** In milliseconds: long enough for a tap that blurs a field to finish before anything moves back under the finger. */
export const PRESS_MS = 400;

const NOT_TYPED = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];
const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !NOT_TYPED.includes(element.type));

/** Sets `data-typing` on the root element while a text field has focus, so that nothing floats above an on-screen keyboard (NAV-1). */
export const useTyping = (clock: Clock = systemClock): void => {
  useEffect(() => {
    const root = document.documentElement;
    let stop = () => {};
    const look = () => {
      stop();
      if (isTextField(document.activeElement)) root.dataset.typing = '';
      else stop = clock.later(PRESS_MS, () => delete root.dataset.typing);
    };
    const news = [
      [document, 'focusin'],
      [document, 'focusout'],
      // Removing a focused field fires no focusout, but its on-screen keyboard closes.
      [window, 'resize'],
    ] as const;
    look();
    news.forEach(([target, name]) => target.addEventListener(name, look));
    return () => {
      news.forEach(([target, name]) => target.removeEventListener(name, look));
      stop();
      delete root.dataset.typing;
    };
  }, [clock]);
};
