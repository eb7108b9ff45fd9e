import { safeParse } from 'valibot';

import type { FileRule } from './persisted-item';

/**
 * What an import does to a key: adds it, merges entries, merges them into a lower balance, replaces the value, or finds it
 * already there.
 */
export type ImportEffect = 'added' | 'united' | 'lowered' | 'replaced' | 'same';

export interface ImportDraft {
  readonly effect: ImportEffect;
  readonly text: string;
  readonly ids: readonly string[];
  /** Undefined for items without entries. */
  readonly counts?: ImportCounts | undefined;
}

export interface ImportCounts {
  readonly fresh: number;
  readonly known: number;
}

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
    const value = rule.join ? rule.join(found, here) : found;
    const text = encode(value);
    const counts = rule.entriesOf && countsOf(rule.entriesOf(found), rule.entriesOf(here));
    const draft = { text, ids: rule.idsOf?.(found) ?? [], counts };
    if (text === encode(here)) return { effect: 'same', ...draft };
    if (encode(here) === encode(none)) return { effect: 'added', ...draft };
    if (!rule.join) return { effect: 'replaced', ...draft };
    return { effect: rule.isLess?.(value, here) ? 'lowered' : 'united', ...draft };
  };
}
