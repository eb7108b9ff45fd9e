import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

import { useReducedMotion } from '../../hooks/use-reduced-motion';

/** `by-itself` pauses on hover and focus, `insisted` (started by the user) rotates even then, and `stopped` never rotates. */
type Mode = 'by-itself' | 'insisted' | 'stopped';

/** Decides when a carousel rotates, and calls `next` for each change (HOME-4). */
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
    /** Whether rotation is available; not with reduced motion. */
    offered: !still,
    /** Whether rotation is turned on, even if paused for a moment. */
    on: mode !== 'stopped',
    /** Whether it's rotating now. */
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
