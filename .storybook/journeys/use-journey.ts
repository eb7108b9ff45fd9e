import { useEffect, useRef, useState } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

import { type Command, EVENTS, type Pace, type Standing } from './player';

interface Report {
  readonly storyId: string;
  readonly standing: Standing;
}

/** What a viewer asks for by a button of the bar. */
type Wish = Command | { readonly type: 'again' };

/** What the viewer chose last; the next journey goes at the same pace. */
let chosenPace: Pace | undefined;

const send = (storyId: string, command: Command): void => {
  if (command.type === 'pace') chosenPace = command.pace;
  addons.getChannel()?.emit(EVENTS.command, { ...command, storyId });
};

/**
 * Keeps the focus in the bar: what a step focuses in the page takes the focus of the whole window, and somebody at the
 * keyboard would lose the button that goes on. A viewer who goes elsewhere, into the page too, is left there.
 */
const useFocusKept = (bar: HTMLElement | null): (() => void) => {
  const last = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      last.current = target instanceof HTMLElement && bar?.contains(target) ? target : undefined;
    };
    // A press into the page is heard there alone; a step takes the focus without one.
    const leaveToPage = () => {
      if (document.querySelector('#storybook-preview-iframe:hover')) last.current = undefined;
    };
    for (const type of ['pointerdown', 'focusin'] as const)
      document.addEventListener(type, follow, true);
    window.addEventListener('blur', leaveToPage);
    return () => {
      for (const type of ['pointerdown', 'focusin'] as const)
        document.removeEventListener(type, follow, true);
      window.removeEventListener('blur', leaveToPage);
    };
  }, [bar]);
  return () => {
    if (document.activeElement?.id === 'storybook-preview-iframe') last.current?.focus();
  };
};

/** Where the journey of a story stands, undefined while it is opened, and how to lead it. */
export const useJourney = (
  storyId: string,
  bar: HTMLElement | null,
): readonly [Standing | undefined, (wish: Wish) => void] => {
  const [report, setReport] = useState<Report>();
  // Kept here and not in the page: Storybook reloads one that is drawn anew while it is still being checked.
  const isAskedAgain = useRef(false);
  const takeFocusBack = useFocusKept(bar);
  useEffect(() => {
    const read = (next: Report) => {
      if (next.storyId !== storyId) return;
      setReport(next);
      if (isAskedAgain.current && next.standing.at === 0 && next.standing.phase === 'waiting') {
        isAskedAgain.current = false;
        // It was asked for, and goes on by itself, whatever the device asks for.
        if (!next.standing.isPlaying) send(storyId, { type: 'play' });
      }
      if (chosenPace && next.standing.pace !== chosenPace)
        send(storyId, { type: 'pace', pace: chosenPace });
      if (next.standing.phase !== 'acting') takeFocusBack();
    };
    const channel = addons.getChannel();
    channel?.on(EVENTS.standing, read);
    return () => {
      channel?.off(EVENTS.standing, read);
    };
  });
  return [
    report?.storyId === storyId ? report.standing : undefined,
    (wish) => {
      if (wish.type !== 'again') {
        send(storyId, wish);
        return;
      }
      isAskedAgain.current = true;
      // What stands belongs to the time before.
      setReport(undefined);
      addons.getChannel()?.emit(FORCE_REMOUNT, { storyId });
    },
  ];
};
