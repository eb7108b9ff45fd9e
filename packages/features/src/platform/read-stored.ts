import { type GenericSchema, safeParse } from 'valibot';

interface ReadOptions<T> {
  readonly schema: GenericSchema<unknown, T>;
  /** Data with a later version isn't touched. */
  readonly version: number;
  /** Can throw on invalid text. */
  readonly decode: (text: string) => unknown;
}

export type Read<T> =
  | { readonly state: 'read'; readonly value: T; readonly data: unknown }
  | { readonly state: 'unreadable' | 'newer' };

/** Parses a stored text with its schema; never throws. */
export function readStored<T>(text: string, { schema, version, decode }: ReadOptions<T>): Read<T> {
  try {
    const data: unknown = decode(text);
    const theirs = typeof data === 'object' && data && 'version' in data ? data.version : 0;
    if (typeof theirs === 'number' && theirs > version) return { state: 'newer' };
    const parsed = safeParse(schema, data, { abortEarly: true });
    if (parsed.success) return { state: 'read', value: parsed.output, data };
  } catch {
    // Treated like any other unreadable text.
  }
  return { state: 'unreadable' };
}
