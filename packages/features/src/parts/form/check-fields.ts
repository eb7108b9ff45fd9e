import { rawCheck } from 'valibot';

export interface RefusedField<Name extends string> {
  readonly name: Name;
  readonly reason: string;
}

/** A pipe action that rejects fields by name, for rules that involve several fields. */
export const checkFields = <Values extends object>(
  refusedIn: (values: Values) => readonly RefusedField<keyof Values & string>[],
) =>
  rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value as Record<string, unknown>;
    for (const { name, reason } of refusedIn(dataset.value)) {
      addIssue({
        message: reason,
        path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }],
      });
    }
  });
