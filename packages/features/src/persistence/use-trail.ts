import { useEffect, useMemo } from 'react';

import type { Trail } from '../domain/breadcrumb-trail';
import { visit } from '../domain/breadcrumb-trail';
import { useStore } from '../platform/use-store';
import { recordVisit, trailStore } from './trail';

/** Returns the trail ending at `path`, from the first paint on, and records the visit. */
export function useTrail(path: string): Trail {
  const stored = useStore(trailStore);
  useEffect(() => recordVisit(path), [path]);
  return useMemo(() => visit(stored, path), [stored, path]);
}
