import { useMemo } from 'react';

import { hiddenStore } from '../../persistence/hidden';
import { laterStore } from '../../persistence/later';
import { useStore } from '../../platform/use-store';

type Person = { readonly id: string };

const without = <P extends Person>(
  people: readonly P[],
  others: readonly Person[],
): readonly P[] => {
  if (others.length === 0) return people;
  const ids = new Set(others.map(({ id }) => id));
  return people.filter(({ id }) => !ids.has(id));
};

/** Returns the people the visitor has not hidden, blocked or reported; all of them in prerendered markup. */
export function useVisible<P extends Person>(people: readonly P[]): readonly P[] {
  const hidden = useStore(hiddenStore);
  return useMemo(() => without(people, hidden), [people, hidden]);
}

/** Returns the people the visitor could meet now, and how many others are saved for later (LATER-1). */
export function useAvailablePeople<P extends Person>(
  people: readonly P[],
): { readonly people: readonly P[]; readonly later: number } {
  const visible = useVisible(people);
  const later = useStore(laterStore);
  return useMemo(() => {
    const remaining = without(visible, later);
    return { people: remaining, later: visible.length - remaining.length };
  }, [visible, later]);
}
