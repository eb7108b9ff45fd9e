import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { deviceErasure } from '../../platform/erasure';
import {
  updatePlan,
  createPlan,
  EMPTY_DRAFT,
  isEmptyDraft,
  planWith,
  type PlanDraft,
  visitPlan,
} from './meeting-plan';

const chosen: PlanDraft = {
  ...EMPTY_DRAFT,
  host: 'Aline',
  place: 'Kigali Serena Hotel',
  agreed: 'Pay on arrival',
};

describe('updatePlan', () => {
  it.each(['', '  '])('clears the agreements when the venue becomes %j', (place) => {
    expect(updatePlan(chosen, { place })).toEqual({ ...chosen, place, agreed: '' });
  });

  it('keeps agreements set together with an empty venue', () => {
    expect(updatePlan(EMPTY_DRAFT, { place: '', agreed: 'Prepay by card' }).agreed).toBe(
      'Prepay by card',
    );
  });

  it('keeps the agreements on any other change', () => {
    fc.assert(
      fc.property(fc.constantFrom('host', 'guest', 'date', 'time'), fc.string(), (name, text) => {
        expect(updatePlan(chosen, { [name]: text })).toEqual({ ...chosen, [name]: text });
      }),
    );
    expect(updatePlan(chosen, { place: 'Kigali Serena Hote' }).agreed).toBe('Pay on arrival');
  });
});

describe('createPlan', () => {
  it('notifies subscribers of each change', () => {
    const plan = createPlan();
    const venues: string[] = [];
    const unsubscribe = plan.subscribe(() => venues.push(plan.get().place));
    plan.change({ place: 'Café', agreed: 'Pay on arrival' });
    plan.change({ place: '' });
    unsubscribe();
    plan.change({ place: 'Elsewhere' });
    expect(venues).toEqual(['Café', '']);
    expect(plan.get()).toEqual({ ...EMPTY_DRAFT, place: 'Elsewhere' });
  });
});

describe('visitPlan', () => {
  it('takes the named guest, or another one while nothing else is filled in', () => {
    visitPlan.change(EMPTY_DRAFT);
    planWith('Ineza');
    expect(visitPlan.get()).toEqual({ ...EMPTY_DRAFT, guest: 'Ineza' });
    planWith('Aline');
    expect(visitPlan.get().guest).toBe('Aline');
  });

  it('keeps its guest once something else is filled in', () => {
    visitPlan.change({ ...EMPTY_DRAFT, guest: 'Eric', place: 'Kiyovu' });
    planWith('Aline');
    expect(visitPlan.get().guest).toBe('Eric');
  });

  it('is cleared by an erasure', () => {
    visitPlan.change({ guest: 'Eric', agreed: 'Pay on arrival' });
    expect(isEmptyDraft(visitPlan.get())).toBe(false);
    deviceErasure.erase();
    expect(visitPlan.get()).toEqual(EMPTY_DRAFT);
    expect(isEmptyDraft(visitPlan.get())).toBe(true);
  });
});
