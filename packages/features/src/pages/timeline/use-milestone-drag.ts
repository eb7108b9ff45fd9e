import { type PointerEvent, useRef, useState } from 'react';

import { BOXES, type Box, type Milestone } from '../../domain/milestones';

/** Where a milestone would be dropped now. */
export interface Landing {
  readonly milestone: Milestone;
  readonly box: Box;
  readonly at: number;
}

type Pointer = (event: PointerEvent<HTMLElement>) => void;

export interface DragHandlers {
  readonly onPointerDown: Pointer;
  readonly onPointerMove: Pointer;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** How far a pointer moves before a press becomes a drag, in pixels. */
const SLACK_PX = 6;

const boxAt = (x: number, y: number): HTMLElement | undefined =>
  BOXES.flatMap((box) => {
    const element = document.querySelector<HTMLElement>(`[data-box="${box}"]`);
    const area = element?.getBoundingClientRect();
    return element && area && x >= area.left && x <= area.right && y >= area.top && y <= area.bottom
      ? [element]
      : [];
  })[0];

const landingAt = (milestone: Milestone, x: number, y: number): Landing | undefined => {
  const element = boxAt(x, y);
  const box = BOXES.find((each) => each === element?.dataset['box']);
  if (!element || !box) return undefined;
  const others = [...element.querySelectorAll<HTMLElement>('[data-milestone]')].filter(
    (item) => item.dataset['milestone'] !== milestone,
  );
  const at = others.filter((item) => {
    const area = item.getBoundingClientRect();
    return y > area.top + area.height / 2;
  }).length;
  return { milestone, box, at };
};

/** Drags a milestone with mouse, pen or touch; moves the element itself, so that moving doesn't re-render the page. */
export function useDrag(onDrop: (landing: Landing) => void) {
  const [landing, setLanding] = useState<Landing>();
  const start = useRef<{
    x: number;
    y: number;
    item: HTMLElement;
    milestone: Milestone;
    moved: boolean;
  }>(undefined);
  const latest = useRef<Landing>(undefined);

  const aim = (next: Landing | undefined) => {
    const before = latest.current;
    latest.current = next;
    if (before?.box !== next?.box || before?.at !== next?.at) setLanding(next);
  };
  const end = () => {
    if (!start.current) return;
    start.current.item.style.removeProperty('translate');
    start.current.item.removeAttribute('data-dragging');
    start.current = undefined;
    aim(undefined);
  };

  const handlers = (milestone: Milestone): DragHandlers => ({
    onPointerDown: (event) => {
      const item = event.currentTarget.closest<HTMLElement>('[data-milestone]');
      if (!item || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, item, milestone, moved: false };
    },
    onPointerMove: (event) => {
      const from = start.current;
      if (!from) return;
      const [byX, byY] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moved && Math.hypot(byX, byY) < SLACK_PX) return;
      from.moved = true;
      from.item.dataset['dragging'] = '';
      from.item.style.translate = `${byX}px ${byY}px`;
      aim(landingAt(milestone, event.clientX, event.clientY));
    },
    onPointerUp: () => {
      const target = latest.current;
      end();
      if (target) onDrop(target);
    },
    onPointerCancel: end,
  });
  return { landing, handlers };
}
