import { useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

import type { SchemaForm } from './use-schema-form';

/** Returns a field's value and rerenders when it changes; in prerendered markup, the initial value. */
export function useFieldValue<
  Values extends FieldValues,
  Name extends FieldPath<Values> & keyof Values,
>({ methods, defaultValues }: SchemaForm<Values>, name: Name): FieldPathValue<Values, Name> {
  const subscribe = useCallback(
    (listener: () => void) =>
      methods.subscribe({ name, formState: { values: true }, callback: listener }),
    [methods, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => methods.getValues(name),
    () => defaultValues[name],
  );
}
