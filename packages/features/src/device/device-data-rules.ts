import * as v from 'valibot';

import { STORED } from '../domain/constants';
import { EMPTY_WALLET } from '../domain/ledger';
import { EMPTY_TIMELINE } from '../domain/milestones';
import { type Entry, listSchema, newestOf, uniteLists } from '../platform/list-store';
import { hiddenSchema } from './hidden';
import { KEYS } from './keys';
import { likeSchema } from './likes';
import { datePlanSchema, datePlanStore } from './plan-date';
import { ownProfileSchema } from './profile';
import { storedSettingsSchema } from './settings';
import { TEXT_SIZES } from './text-size';
import { THEMES } from './theme';
import { messagesSchema, threadSchema } from './threads';
import { timelineSchema } from './timeline';
import { uniteWallets, walletSchema } from './wallet';

/** What may come back from a file; the session, and what belongs to one tab, may not. */
export const IMPORT_KEYS = [
  KEYS.profile, KEYS.likes, KEYS.wallet, KEYS.threads, KEYS.messages, KEYS.settings, KEYS.theme,
  KEYS.textSize, KEYS.hidden, KEYS.timeline, KEYS.planDate,
] as const;
export type ImportKey = (typeof IMPORT_KEYS)[number];

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

interface RuleOptions<T> {
  /** Puts the file's value beside the one that is here. @default the file's value alone */
  readonly join?: (found: T, here: T) => { readonly value: T; readonly loses: boolean };
  /** @default JSON.stringify */
  readonly encode?: (value: T) => string;
  /** The ids of a list's entries. @default none */
  readonly idsOf?: (value: T) => readonly string[];
  /** A text for each entry, the same for the same entry. @default nothing is counted */
  readonly entriesOf?: (value: T) => readonly string[];
}

type Rule = (value: unknown) => ReadValue | undefined;

function countsOf(found: readonly string[], here: readonly string[]): ImportCounts {
  const stored = new Set(here);
  const known = found.filter((entry) => stored.has(entry)).length;
  return { fresh: found.length - known, known };
}

/** How one key is read: by its schema, undefined for what that refuses. */
function rule<T>(schema: v.GenericSchema<unknown, T>, none: T, options: RuleOptions<T> = {}): Rule {
  const { encode = JSON.stringify, idsOf = () => [], entriesOf } = options;
  const { join = (found) => ({ value: found, loses: true }) } = options;
  return (value) => {
    const parsed = v.safeParse(schema, value, { abortEarly: true });
    if (!parsed.success) return undefined;
    const found = parsed.output;
    return (present) => {
      const known = v.safeParse(schema, present, { abortEarly: true });
      const here = known.success ? known.output : none;
      const joined = join(found, here);
      const text = encode(joined.value);
      const ids = idsOf(found);
      const counts = entriesOf && countsOf(entriesOf(found), entriesOf(here));
      const draft = { text, ids, counts };
      if (text === encode(here)) return { effect: 'same', ...draft };
      if (encode(here) === encode(none)) return { effect: 'added', ...draft };
      return { effect: joined.loses ? 'replaced' : 'united', ...draft };
    };
  };
}

/** A list loses nothing: an entry that is here stays as it is, what only the file has joins at the older end. */
function listRule<E extends Entry>(entry: v.GenericSchema<unknown, E>, most: number = STORED.maxEntries): Rule {
  const none: readonly E[] = [];
  const idsOf = (entries: readonly E[]) => entries.map(({ id }) => id);
  return rule(listSchema(entry, most), none, {
    join: (found, here) => ({ value: newestOf(uniteLists(found, here, { newest: 'last' }), most), loses: false }),
    idsOf,
    entriesOf: idsOf,
  });
}

const messagesOf = (messages: v.InferOutput<typeof messagesSchema>): readonly string[] =>
  Object.entries(messages).flatMap(([id, texts]) => texts.map((text) => `${id} ${typeof text === 'string' ? text : text.text}`));

/** The one table of what an import accepts, by key. */
export const IMPORT_RULES: Readonly<Record<ImportKey, Rule>> = {
  [KEYS.profile]: rule(v.nullable(ownProfileSchema), null),
  [KEYS.likes]: listRule(likeSchema),
  // No transaction is lost, but the file may know of coins that were spent.
  [KEYS.wallet]: rule(walletSchema, EMPTY_WALLET, {
    join: (found, here) => {
      const value = uniteWallets(found, here, 'last');
      return { value, loses: value.coinBalance < here.coinBalance };
    },
    entriesOf: ({ transactions }) => transactions.map(({ id }) => id),
  }),
  [KEYS.threads]: listRule(threadSchema),
  [KEYS.messages]: rule(messagesSchema, {}, {
    join: (found, here) => ({
      value: { ...here, ...found },
      loses: Object.entries(found).some(
        ([id, texts]) => (here[id]?.length ?? 0) > 0 && JSON.stringify(here[id]) !== JSON.stringify(texts),
      ),
    }),
    entriesOf: messagesOf,
  }),
  [KEYS.settings]: rule(storedSettingsSchema, {}),
  [KEYS.theme]: rule(v.picklist(THEMES), 'system', { encode: (theme) => theme }),
  [KEYS.textSize]: rule(v.picklist(TEXT_SIZES), 'normal', { encode: (size) => size }),
  [KEYS.hidden]: listRule(hiddenSchema, STORED.maxHidden),
  [KEYS.timeline]: rule(timelineSchema, EMPTY_TIMELINE),
  [KEYS.planDate]: rule(datePlanSchema, datePlanStore.empty),
};
