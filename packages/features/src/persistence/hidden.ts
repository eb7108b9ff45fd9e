import * as v from 'valibot';

import { LAST_INSTANT } from '../domain/instant';
import { systemClock } from '../platform/clock';
import { KEYS } from '../platform/keys';
import { createListStore } from '../platform/list-store';
import type { WriteOutcome } from '../platform/storage';
import { countList, type PersistedItem, listFile } from './persisted-item';

/** How somebody came to be hidden. */
const HIDDEN_KINDS = ['hidden', 'blocked', 'reported'] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];

/** What a report can be about. */
export const REPORT_REASONS = ['fake', 'money', 'rude', 'minor', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Somebody whom the visitor does not want to see on this device. */
export interface HiddenPerson {
  readonly id: string;
  readonly name: string;
  readonly kind: HiddenKind;
  /** Milliseconds since 1970; never decides the order. */
  readonly ts: number;
  readonly reason?: ReportReason | undefined;
}

/** One stored person; an unknown kind counts as hidden, so that nobody comes back by a slip. */
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

/** The people who stay out of sight everywhere on this device, newest first. */
export const hiddenStore = createListStore<HiddenPerson>({
  key: KEYS.hidden,
  area: 'local',
  entry: hiddenSchema,
  // No one on it may come back because the list is long.
  most: Number.POSITIVE_INFINITY,
});

export const hiddenItem = {
  key: KEYS.hidden,
  topic: 'hidden',
  store: hiddenStore,
  count: countList,
  file: listFile(hiddenSchema, Number.POSITIVE_INFINITY),
} as const satisfies PersistedItem;

/** Takes somebody out of sight; the latest decision on a person stands. */
export function hidePerson(
  person: Pick<HiddenPerson, 'id' | 'name'>,
  kind: HiddenKind,
  reason?: ReportReason,
): WriteOutcome {
  const { id, name } = person;
  return hiddenStore.add({ id, name, kind, ts: systemClock.now(), ...(reason && { reason }) });
}

/** Lets somebody be seen again. */
export function showPerson(id: string): WriteOutcome {
  return hiddenStore.remove(id);
}
