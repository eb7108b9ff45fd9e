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

/** A stored person; an unknown kind counts as hidden, so that no one reappears by mistake. */
export const hiddenSchema = v.pipe(
  v.looseObject({
    id: v.union([v.string(), v.number()]),
    name: v.fallback(v.string(), ''),
    kind: v.fallback(v.picklist(HIDDEN_KINDS), 'hidden'),
    ts: v.fallback(v.pipe(v.number(), v.minValue(-LAST_INSTANT), v.maxValue(LAST_INSTANT)), 0),
    reason: v.fallback(v.optional(v.picklist(REPORT_REASONS)), undefined),
  }),
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

/** Hides a person; the latest decision about a person counts. */
export function hidePerson(
  person: Pick<HiddenPerson, 'id' | 'name'>,
  kind: HiddenKind,
  reason?: ReportReason,
): WriteOutcome {
  const { id, name } = person;
  return hiddenStore.add({ id, name, kind, ts: systemClock.now(), ...(reason && { reason }) });
}

export function showPerson(id: string): WriteOutcome {
  return hiddenStore.remove(id);
}
