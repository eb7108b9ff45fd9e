import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { deviceErasure } from '../../platform/erasure';
import {
  changedPlan,
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

describe('a change of the plan', () => {
  it.each(['', '  '])('to the venue %j takes what was agreed on about it along', (place) => {
    expect(changedPlan(chosen, { place })).toEqual({ ...chosen, place, agreed: '' });
  });

  it('to a venue that is still to be named keeps what is agreed on at the same time', () => {
    expect(changedPlan(EMPTY_DRAFT, { place: '', agreed: 'Prepay by card' }).agreed).toBe(
      'Prepay by card',
    );
  });

  it('to anything else leaves it alone', () => {
    fc.assert(
      fc.property(fc.constantFrom('host', 'guest', 'date', 'time'), fc.string(), (name, text) => {
        expect(changedPlan(chosen, { [name]: text })).toEqual({ ...chosen, [name]: text });
      }),
    );
    expect(changedPlan(chosen, { place: 'Kigali Serena Hote' }).agreed).toBe('Pay on arrival');
  });

  it('is told to each part of the page', () => {
    const plan = createPlan();
    const heard: string[] = [];
    const stop = plan.subscribe(() => heard.push(plan.get().place));
    plan.change({ place: 'Café', agreed: 'Pay on arrival' });
    plan.change({ place: '' });
    stop();
    plan.change({ place: 'Elsewhere' });
    expect(heard).toEqual(['Café', '']);
    expect(plan.get()).toEqual({ ...EMPTY_DRAFT, place: 'Elsewhere' });
  });
});

describe('the plan of a visit', () => {
  it('begins with whoever is named, and with another one as long as it says no more', () => {
    visitPlan.change(EMPTY_DRAFT);
    planWith('Ineza');
    expect(visitPlan.get()).toEqual({ ...EMPTY_DRAFT, guest: 'Ineza' });
    planWith('Aline');
    expect(visitPlan.get().guest).toBe('Aline');
  });

  it('keeps its guest once something is planned', () => {
    visitPlan.change({ ...EMPTY_DRAFT, guest: 'Eric', place: 'Kiyovu' });
    planWith('Aline');
    expect(visitPlan.get().guest).toBe('Eric');
  });

  it('ends with an erasure', () => {
    visitPlan.change({ guest: 'Eric', agreed: 'Pay on arrival' });
    expect(isEmptyDraft(visitPlan.get())).toBe(false);
    deviceErasure.erase();
    expect(visitPlan.get()).toEqual(EMPTY_DRAFT);
    expect(isEmptyDraft(visitPlan.get())).toBe(true);
  });
});
