import { useMemo } from 'react';

import { hiddenStore } from '../../device/hidden';
import { useStore } from '../../platform/use-store';

/** The people among some whom the visitor has not hidden, blocked or reported; all while pages are rendered ahead of time. */
export function useVisible<P extends { readonly id: string }>(people: readonly P[]): readonly P[] {
  const hidden = useStore(hiddenStore);
  return useMemo(() => {
    if (hidden.length === 0) return people;
    const ids = new Set(hidden.map(({ id }) => id));
    return people.filter(({ id }) => !ids.has(id));
  }, [people, hidden]);
}
