import { useEffect } from 'react';

import { type Clock, systemClock } from '../platform/clock';

/** In milliseconds: a press that takes the focus out of a field ends before anything moves back under the finger. */
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

/** Marks the root element with `data-typing` while a field for text has the focus, so that nothing floats above an on-screen keyboard (NAV-1). */
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
      // A field that is taken off the page loses the focus without a word, but its keyboard goes.
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
