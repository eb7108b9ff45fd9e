import { Button } from '@iru/ui/button';
import { ErrorSummary } from '@iru/ui/error-summary';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';

import { type BookingRequest, daysToFill } from '../../domain/booking';
import type { FieldFault } from '../../parts/entry/check-form';
import { once } from '../../parts/entry/once';
import { EMPTY_DRAFT, isEmptyDraft, visitPlan } from '../../parts/meeting/meeting-plan';
import { systemClock } from '../../platform/clock';
import { BasicFields } from './BasicFields';
import { bookingFaults, readAnswers, toRequest } from './booking-form';
import { BookingResult } from './BookingResult';
import { meetingBookingCopy } from './copy';
import { fromPlan } from './from-plan';
import { PlanNotice } from './PlanNotice';
import type { Watched } from './section';
import { StayFields } from './StayFields';
import { TravelFields } from './TravelFields';

const copy = meetingBookingCopy.form;

const FRESH: Watched = {
  arrival: '', departure: '', hotel: '', budget: '', days: '1', guests: '1', rooms: '1', ownDays: false,
};

const unreadOf = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    [...form.elements].flatMap((each) =>
      each instanceof HTMLInputElement && each.validity.badInput ? [each.name] : [],
    ),
  );

/** The booking request with its fourteen fields; sending shows it, and nothing leaves the page (BOOK-2). */
export function BookingForm() {
  const id = useId();
  const plan = useSyncExternalStore(visitPlan.subscribe, visitPlan.get, () => EMPTY_DRAFT);
  // Read once: what the visitor changes in the form stays changed.
  const [known] = useState(() => fromPlan(visitPlan.get()));
  const [watched, setWatched] = useState(() => ({ ...FRESH, hotel: known.hotel }));
  const [attempt, setAttempt] = useState<{ count: number; faults: readonly FieldFault[] }>({ count: 0, faults: [] });
  const [request, setRequest] = useState<BookingRequest>();
  const watch = (part: Partial<Watched>) =>
    setWatched((before) => {
      const next = { ...before, ...part };
      // While the days are being typed, they are left alone even where they are empty.
      const filled = next.ownDays || 'days' in part ? undefined : daysToFill(next.arrival, next.departure);
      return filled === undefined ? next : { ...next, days: filled };
    });
  const field = (name: string) => ({
    id: `${id}${name}`,
    name,
    error: attempt.faults.find((fault) => fault.name === name)?.reason,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = readAnswers(new FormData(form));
    const faults = bookingFaults(answers, unreadOf(form), systemClock.today());
    setAttempt(({ count }) => ({ count: count + 1, faults }));
    if (faults.length === 0) setRequest(toRequest(answers));
  };

  const section = { field, known, watched, onWatch: watch };
  return (
    <>
      <form noValidate aria-label={copy.label} className="grid gap-12" onSubmit={submit} {...once.form}>
        {attempt.faults.length > 0 ? (
          <ErrorSummary
            heading={copy.faults}
            errors={attempt.faults.map(({ name, reason }) => ({ fieldId: `${id}${name}`, message: reason }))}
            focusKey={attempt.count}
          />
        ) : null}
        {isEmptyDraft(plan) ? null : <PlanNotice plan={plan} />}
        <BasicFields {...section} />
        <StayFields {...section} />
        <TravelFields {...section} />
        <div className="grid justify-items-start gap-3">
          <Button type="submit" size="lg" className="w-full sm:w-auto" {...once.button}>
            {copy.submit}
          </Button>
          <p className="text-small text-ink-soft">{copy.note}</p>
        </div>
      </form>
      {request ? <BookingResult request={request} onClose={() => setRequest(undefined)} /> : null}
    </>
  );
}
