import { safeParse } from 'valibot';

import type { FileRule } from './persisted-item';

/** What an import does to a key: adds it, merges entries, replaces the value, or finds it already there. */
export type ImportEffect = 'added' | 'united' | 'replaced' | 'same';

/** The outcome of an import for one key. */
export interface ImportDraft {
  readonly effect: ImportEffect;
  /** The text to store. */
  readonly text: string;
  /** The ids of the entries in the file. */
  readonly ids: readonly string[];
  /** How many of the file's entries are new and how many already exist; undefined for items without entries. */
  readonly counts?: ImportCounts | undefined;
}

/** Counts how many of a file's entries are new and how many already exist. */
export interface ImportCounts {
  readonly fresh: number;
  readonly known: number;
}

/** A valid value from a file, ready to compare with the stored one. */
export type ReadValue = (here: unknown) => ImportDraft;

function countsOf(found: readonly string[], here: readonly string[]): ImportCounts {
  const stored = new Set(here);
  const known = found.filter((entry) => stored.has(entry)).length;
  return { fresh: found.length - known, known };
}

/** Parses a value from a file by its rule; undefined if it's invalid. */
export function readByRule(rule: FileRule, value: unknown): ReadValue | undefined {
  const { schema, none } = rule;
  const encode = (each: unknown): string =>
    rule.encode ? rule.encode(each) : JSON.stringify(each);
  const parsed = safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) return undefined;
  const found = parsed.output;
  return (present) => {
    const known = safeParse(schema, present, { abortEarly: true });
    const here = known.success ? known.output : none;
    const joined = rule.join?.(found, here) ?? { value: found, loses: true };
    const text = encode(joined.value);
    const counts = rule.entriesOf && countsOf(rule.entriesOf(found), rule.entriesOf(here));
    const draft = { text, ids: rule.idsOf?.(found) ?? [], counts };
    if (text === encode(here)) return { effect: 'same', ...draft };
    if (encode(here) === encode(none)) return { effect: 'added', ...draft };
    return { effect: joined.loses ? 'replaced' : 'united', ...draft };
  };
}
