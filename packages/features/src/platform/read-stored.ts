import { type GenericSchema, safeParse } from 'valibot';

/** How a stored text is read. */
interface ReadOptions<T> {
  readonly schema: GenericSchema<unknown, T>;
  /** Data that names a later one is left alone. */
  readonly version: number;
  /** May throw on what it cannot read. */
  readonly decode: (text: string) => unknown;
}

/** A stored text as its schema reads it, with the data that it was read from. */
export type Read<T> =
  | { readonly state: 'read'; readonly value: T; readonly data: unknown }
  | { readonly state: 'unreadable' | 'newer' };

/** Reads a stored text by its schema; never throws. */
export function readStored<T>(text: string, { schema, version, decode }: ReadOptions<T>): Read<T> {
  try {
    const data: unknown = decode(text);
    const theirs = typeof data === 'object' && data && 'version' in data ? data.version : 0;
    if (typeof theirs === 'number' && theirs > version) return { state: 'newer' };
    const parsed = safeParse(schema, data, { abortEarly: true });
    if (parsed.success) return { state: 'read', value: parsed.output, data };
  } catch {
    // Handled like any other unreadable text.
  }
  return { state: 'unreadable' };
}
