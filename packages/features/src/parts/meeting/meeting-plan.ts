import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';
import { createContext, useContext } from 'react';

import { EMPTY_PLAN, type MeetingPlan } from '../../domain/meeting-summary';
import { deviceErasure } from '../../platform/erasure';

export interface PlanDraft extends MeetingPlan {
  readonly agreed: string;
}

export const EMPTY_DRAFT: PlanDraft = { ...EMPTY_PLAN, agreed: '' };

export const isEmptyDraft = (draft: PlanDraft): boolean =>
  Object.values(draft).every((text: string) => text.trim() === '');

/** Returns the draft after a change. Removing the venue clears the agreements, unless the change sets new ones. */
export function updatePlan(previous: PlanDraft, part: Partial<PlanDraft>): PlanDraft {
  const isVenueRemoved = part.place !== undefined && part.place.trim() === '';
  return { ...previous, ...(isVenueRemoved ? { agreed: '' } : {}), ...part };
}

/** A draft shared by several components. It’s never saved. */
export interface PlanStore {
  readonly get: () => PlanDraft;
  readonly change: (part: Partial<PlanDraft>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPlan(): PlanStore {
  let draft = EMPTY_DRAFT;
  const listeners = new Set<() => void>();
  return {
    get: () => draft,
    change: (part) => {
      draft = updatePlan(draft, part);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The draft shared by a page’s components. The context holds a store and never changes, because a lazy component must
 * not be re-rendered from outside before its code has loaded.
 */
export const PlanContext = createContext<PlanStore>(createPlan());

/** The draft of this visit, shared by the guide and the booking page. A reload, an erasure or a logout clears it. */
export const visitPlan = createPlan();
deviceErasure.register(() => visitPlan.change(EMPTY_DRAFT));

/** Sets the guest of this visit’s plan, unless other details are already filled in. */
export function planWith(name: string): void {
  const draft = visitPlan.get();
  if (draft.guest.trim() === '' || isEmptyDraft({ ...draft, guest: '' }))
    visitPlan.change({ guest: name });
}

export function usePlan(): readonly [PlanDraft, PlanStore['change']] {
  const plan = useContext(PlanContext);
  return [useBrowserValue(plan.subscribe, plan.get, () => EMPTY_DRAFT), plan.change];
}

/** Element ids that other components scroll to or focus. */
export const PLAN_ID = 'plan';
export const VENUE_ID = 'plan-venue';
