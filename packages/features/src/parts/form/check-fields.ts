import { rawCheck } from 'valibot';

/** A field that a rule over several fields refuses. */
export interface RefusedField<Name extends string> {
  readonly name: Name;
  readonly reason: string;
}

/** A step of a schema's pipe that refuses fields by name, for rules that one field alone cannot tell. */
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
