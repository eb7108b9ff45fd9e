import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';
import { createContext, useContext, useState } from 'react';

import { EMPTY_PLAN, type MeetingPlan } from '../../domain/meeting-summary';
import { deviceErasure } from '../../platform/erasure';

/** The plan with what was agreed on besides: budget and payment, in words. */
export interface PlanDraft extends MeetingPlan {
  readonly agreed: string;
}

/** Nothing is known and nothing is agreed on. */
export const EMPTY_DRAFT: PlanDraft = { ...EMPTY_PLAN, agreed: '' };

/** Whether a draft says nothing at all. */
export const isEmptyDraft = (draft: PlanDraft): boolean =>
  Object.values(draft).every((text: string) => text.trim() === '');

/** The draft after a change; without a venue nothing is agreed on about it, unless the change itself says what. */
export function changedPlan(before: PlanDraft, part: Partial<PlanDraft>): PlanDraft {
  const venueGone = part.place !== undefined && part.place.trim() === '';
  return { ...before, ...(venueGone ? { agreed: '' } : {}), ...part };
}

/** A draft that several parts share; it ends with the page that holds it and is written nowhere. */
export interface PlanStore {
  readonly get: () => PlanDraft;
  readonly change: (part: Partial<PlanDraft>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** An empty draft. */
export function createPlan(): PlanStore {
  let draft = EMPTY_DRAFT;
  const listeners = new Set<() => void>();
  return {
    get: () => draft,
    change: (part) => {
      draft = changedPlan(draft, part);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The draft that the parts of a page share. A store in an unchanging context, because a part that loads late must not
 * be drawn anew from outside before its code is there.
 */
export const PlanContext = createContext<PlanStore>(createPlan());

/** The draft of this visit, so that it is there on the way to booking and back; a reload or an erasure ends it. */
export const visitPlan = createPlan();
deviceErasure.register(() => visitPlan.change(EMPTY_DRAFT));

/** Begins the plan of this visit with somebody; a plan that says more already keeps its guest. */
export function planWith(name: string): void {
  const draft = visitPlan.get();
  if (draft.guest.trim() === '' || isEmptyDraft({ ...draft, guest: '' }))
    visitPlan.change({ guest: name });
}

/** A draft of its own for a page. */
export const useNewPlan = (): PlanStore => useState(createPlan)[0];

/** The draft of the page and the way to change it. */
export function usePlan(): readonly [PlanDraft, PlanStore['change']] {
  const plan = useContext(PlanContext);
  return [useBrowserValue(plan.subscribe, plan.get, () => EMPTY_DRAFT), plan.change];
}

/** The ids by which a press in one part leads to another. */
export const PLAN_ID = 'plan';
export const VENUE_ID = 'plan-venue';
