/** The outcome of something that may fail: a value or an error, never an exception. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A success that carries `value`. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A failure that carries `error`. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** The value parsed from JSON, or undefined inside an error when the text is not JSON. */
export function parseJson(text: string): Result<unknown, undefined> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    return err(undefined);
  }
}

/** The own field `name` of any value, or undefined when there is none. */
export function field(value: unknown, name: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string | number, unknown>>)[name];
}
