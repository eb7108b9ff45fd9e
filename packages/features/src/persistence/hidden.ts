import * as v from 'valibot';

import { LAST_INSTANT } from '../domain/instant';
import { systemClock } from '../platform/clock';
import { KEYS } from '../platform/keys';
import { createListStore } from '../platform/list-store';
import type { WriteOutcome } from '../platform/storage';
import { countList, type PersistedItem, listFile } from './persisted-item';

const HIDDEN_KINDS = ['hidden', 'blocked', 'reported'] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];

export const REPORT_REASONS = ['fake', 'money', 'rude', 'minor', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export interface HiddenPerson {
  readonly id: string;
  readonly name: string;
  readonly kind: HiddenKind;
  /** Milliseconds since 1970; not used for sorting. */
  readonly ts: number;
  readonly reason?: ReportReason | undefined;
}

const decision = {
  id: v.union([v.string(), v.number()]),
  name: v.fallback(v.string(), ''),
  kind: v.fallback(v.picklist(HIDDEN_KINDS), 'hidden'),
  ts: v.fallback(v.pipe(v.number(), v.minValue(-LAST_INSTANT), v.maxValue(LAST_INSTANT)), 0),
  reason: v.fallback(v.optional(v.picklist(REPORT_REASONS)), undefined),
};

/** A stored person; an unknown kind counts as hidden, so that no one reappears by mistake. */
export const hiddenSchema = v.pipe(
  v.looseObject(decision),
  v.transform((person) => ({ ...person, id: String(person.id) })),
);

/** The people hidden everywhere on this device, newest first. */
export const hiddenStore = createListStore<HiddenPerson>({
  key: KEYS.hidden,
  area: 'local',
  entry: hiddenSchema,
  // Never truncated: no one may reappear because the list is long.
  most: Number.POSITIVE_INFINITY,
});

export const hiddenItem = {
  key: KEYS.hidden,
  topic: 'hidden',
  store: hiddenStore,
  count: countList,
  file: listFile(hiddenSchema, Number.POSITIVE_INFINITY),
} as const satisfies PersistedItem;

/** A block or report of someone who is shown again, kept as evidence until the visitor deletes it. */
export interface KeptRecord extends HiddenPerson {
  /** The id of the person. */
  readonly person: string;
}

const recordSchema = v.pipe(
  v.looseObject({ ...decision, person: v.fallback(v.string(), '') }),
  v.transform((record) => ({ ...record, id: String(record.id) })),
);

/** The records kept of people who are shown again, newest first. */
export const recordStore = createListStore<KeptRecord>({
  key: KEYS.records,
  area: 'local',
  entry: recordSchema,
  most: Number.POSITIVE_INFINITY,
});

export const recordItem = {
  key: KEYS.records,
  topic: 'hidden',
  store: recordStore,
  count: countList,
  file: listFile(recordSchema, Number.POSITIVE_INFINITY),
} as const satisfies PersistedItem;

const findHidden = (id: string) => hiddenStore.get().find((person) => person.id === id);

/** Whether a decision about someone is evidence: a block or a report. */
export const isEvidence = ({ kind }: Pick<HiddenPerson, 'kind'>): boolean => kind !== 'hidden';

const keepRecord = (person: HiddenPerson): WriteOutcome =>
  recordStore.add({ ...person, id: `${person.id}-${person.ts}`, person: person.id });

/** Hides a person; the latest decision about a person counts, and an earlier block or report stays as a record. */
export function hidePerson(
  person: Pick<HiddenPerson, 'id' | 'name'>,
  kind: HiddenKind,
  reason?: ReportReason,
): WriteOutcome {
  const { id, name } = person;
  const earlier = findHidden(id);
  if (earlier && isEvidence(earlier)) keepRecord(earlier);
  return hiddenStore.add({ id, name, kind, ts: systemClock.now(), ...(reason && { reason }) });
}

/**
 * Shows a person again.
 * @param keepsRecord Whether a block or report stays as a record; if it can't be saved, the person stays hidden.
 */
export function showPerson(id: string, keepsRecord = false): WriteOutcome {
  const person = findHidden(id);
  if (person && keepsRecord && isEvidence(person)) {
    const outcome = keepRecord(person);
    if (outcome === 'refused') return outcome;
  }
  return hiddenStore.remove(id);
}

export const deleteRecord = (id: string): WriteOutcome => recordStore.remove(id);
