import * as v from 'valibot';

import { err, ok, type Result } from '../../domain/result';

/** A field that its rule refuses, by name, with the first reason. */
export interface FieldFault {
  readonly name: string;
  readonly reason: string;
}

/** The values of a form as its schema reads them, or each refused field with its reason, in the schema's order. */
export function checkForm<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  data: FormData,
): Result<v.InferOutput<v.ObjectSchema<Entries, undefined>>, readonly FieldFault[]> {
  const parsed = v.safeParse(schema, Object.fromEntries(data));
  if (parsed.success) return ok(parsed.output);
  const nested: Readonly<Record<string, readonly string[] | undefined>> = v.flatten(parsed.issues).nested ?? {};
  return err(
    Object.keys(schema.entries).flatMap((name) => {
      const reason = nested[name]?.[0];
      return reason === undefined ? [] : [{ name, reason }];
    }),
  );
}
