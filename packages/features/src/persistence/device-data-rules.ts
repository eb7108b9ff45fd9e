import { safeParse } from 'valibot';

import type { FileRule } from './persisted-item';

/** What an import does to a key: nothing was there, entries join, another value goes, or it is there already. */
export type ImportEffect = 'added' | 'united' | 'replaced' | 'same';

/** What an import makes of one key. */
export interface ImportDraft {
  readonly effect: ImportEffect;
  /** The text to store. */
  readonly text: string;
  /** The ids of the entries that the file brings. */
  readonly ids: readonly string[];
  /** How many entries of the file are new here, and how many are here already; missing for what has no entries. */
  readonly counts?: ImportCounts | undefined;
}

/** How many entries of a file are new here, and how many are here already. */
export interface ImportCounts {
  readonly fresh: number;
  readonly known: number;
}

/** A value of a file that keeps its rule, ready to be set against what is here. */
export type ReadValue = (here: unknown) => ImportDraft;

function countsOf(found: readonly string[], here: readonly string[]): ImportCounts {
  const stored = new Set(here);
  const known = found.filter((entry) => stored.has(entry)).length;
  return { fresh: found.length - known, known };
}

/** A value of a file as its rule reads it; undefined for what the rule refuses. */
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
