import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

import { useReducedMotion } from '../../hooks/use-reduced-motion';

/** By itself, it rotates while nobody looks closer; insisted on, it rotates even then; stopped, it never does. */
type Mode = 'by-itself' | 'insisted' | 'stopped';

/** Decides when a carousel goes on by itself, and calls `next` each time it should (HOME-4). */
export const useRotation = (intervalMs: number, next: () => void) => {
  const still = useReducedMotion();
  const [mode, setMode] = useState<Mode>('by-itself');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = mode === 'by-itself' && (hovered || focused);
  const rotating = !still && mode !== 'stopped' && !held;

  const tick = useEffectEvent(() => {
    if (!document.hidden) next();
  });
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(tick, intervalMs);
    return () => clearInterval(timer);
  }, [rotating, intervalMs]);

  return {
    /** Whether rotation is on offer at all; not under reduced motion. */
    offered: !still,
    /** Whether it is switched on, though it may be held for a moment. */
    on: mode !== 'stopped',
    /** Whether it moves now. */
    rotating,
    stop: () => setMode('stopped'),
    toggle: () => setMode(mode === 'stopped' ? 'insisted' : 'stopped'),
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => {
        setHovered(false);
        if (mode === 'insisted') setMode('by-itself');
      },
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(false);
        if (mode === 'insisted') setMode('by-itself');
      },
    },
  };
};
