import { useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

import type { SchemaForm } from './use-schema-form';

/** The value of a field, drawn anew with each change of it; in prerendered markup that of an untouched form. */
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
