/** The outcome of an operation that can fail: a value or an error, never an exception. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Returns a failure with `error`. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Parses JSON; returns an error if the text is invalid. */
export function parseJson(text: string): Result<unknown, undefined> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    return err(undefined);
  }
}

/** Returns the own field `name` of any value, or undefined if there is none. */
export function field(value: unknown, name: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string | number, unknown>>)[name];
}
