import { type DragEvent, type PointerEvent, useRef } from 'react';

import type { Choice } from '../../domain/deck';
import { choiceAt, type Offset } from '../../domain/swipe';

/** How far the card rotates, in degrees per pixel. */
const TURN = 0.05;
/** The distance from which a press is a drag, in pixels. */
const SLOP = 6;

const LYING: Offset = { x: 0, y: 0 };

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onLostPointerCapture: (event: PointerEvent<HTMLElement>) => void;
  readonly onDragStart: (event: DragEvent<HTMLElement>) => void;
}

const put = (card: HTMLElement, { x, y }: Offset, would?: Choice): void => {
  if (would) card.dataset.would = would;
  else delete card.dataset.would;
  card.style.transform =
    x === 0 && y === 0 ? '' : `translate3d(${x}px, ${y}px, 0) rotate(${x * TURN}deg)`;
};

/** Captures the pointer, so that its events continue outside the card. */
const hold = (card: HTMLElement, pointer: number): void => {
  try {
    card.setPointerCapture(pointer);
  } catch {
    // The pointer is already gone: the card follows while it is over the card.
  }
};

/**
 * Lets a card follow the pointer without React: each move writes the transform and what dropping it would do (`data-
 * would`) to the element only. An upward touch drag decides only where it isn't meant to scroll.
 */
export function useDrag(onDecide: (choice: Choice) => void, fingerMayGoUp: boolean): DragHandlers {
  const start = useRef<Offset & { readonly pointer: number }>(undefined);

  const movedBy = ({ clientX, clientY }: PointerEvent): Offset => {
    const from = start.current ?? { x: clientX, y: clientY };
    return { x: clientX - from.x, y: clientY - from.y };
  };
  const wouldBe = (event: PointerEvent) =>
    choiceAt(movedBy(event), fingerMayGoUp || event.pointerType === 'mouse');
  const letGo = ({ currentTarget: card }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    delete card.dataset.dragged;
    put(card, LYING);
  };

  return {
    onPointerDown: (event) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a');
      if (onControl || !event.isPrimary || event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    },
    onPointerMove: (event) => {
      const card = event.currentTarget;
      if (start.current?.pointer !== event.pointerId) return;
      const moved = movedBy(event);
      if (card.dataset.dragged === undefined) {
        if (Math.hypot(moved.x, moved.y) < SLOP) return;
        card.dataset.dragged = '';
        hold(card, event.pointerId);
      }
      put(card, moved, wouldBe(event));
    },
    onPointerUp: (event) => {
      if (start.current?.pointer !== event.pointerId) return;
      const choice = wouldBe(event);
      if (choice) onDecide(choice);
      letGo(event);
    },
    onPointerCancel: letGo,
    onLostPointerCapture: (event) => {
      // A touch is first captured by the element it started on; losing it to the card starts the drag.
      if (event.target === event.currentTarget) letGo(event);
    },
    // The browser's own image drag would take the pointer away.
    onDragStart: (event) => event.preventDefault(),
  };
}
