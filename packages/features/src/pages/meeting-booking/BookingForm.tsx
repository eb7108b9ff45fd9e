import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';
import { useRef, useState } from 'react';

import type { BookingRequest } from '../../domain/booking';
import { Form } from '../../parts/form/Form';
import { FormButton } from '../../parts/form/FormButton';
import { FormErrors } from '../../parts/form/FormErrors';
import { useCarriedForm } from '../../parts/form/use-carry';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { EMPTY_DRAFT, isEmptyDraft, visitPlan } from '../../parts/meeting/meeting-plan';
import { systemClock } from '../../platform/clock';
import { BasicFields } from './BasicFields';
import { bookingSchema, EMPTY_BOOKING, toRequest } from './booking-form';
import { BookingResult } from './BookingResult';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';
import { fromPlan } from './from-plan';
import { PlanNotice } from './PlanNotice';
import { StayFields } from './StayFields';
import { TravelFields } from './TravelFields';
import { useStayDays } from './use-stay-days';

const copy = meetingBookingCopy.form;

const getInvalidInputs = (form: HTMLFormElement | null): ReadonlySet<string> =>
  new Set(
    [...(form?.elements ?? [])].flatMap((each) =>
      each instanceof HTMLInputElement && each.validity.badInput ? [each.name] : [],
    ),
  );

/** The booking form with its fourteen fields. Submitting only shows the request; nothing leaves the page (BOOK-2). */
export function BookingForm() {
  const element = useRef<HTMLFormElement>(null);
  const plan = useBrowserValue(visitPlan.subscribe, visitPlan.get, () => EMPTY_DRAFT);
  const [request, setRequest] = useState<BookingRequest>();
  const form = useSchemaForm({
    schema: () => bookingSchema(getInvalidInputs(element.current), systemClock.today()),
    defaultValues: EMPTY_BOOKING,
    // Read once, so the visitor’s changes to the form stay.
    restore: () => fromPlan(visitPlan.get()),
    onValid: (answers) => setRequest(toRequest(answers)),
  });
  useCarriedForm('booking', form);
  const stayDays = useStayDays(form);
  return (
    <>
      <Form ref={element} state={form} aria-label={copy.label} className="grid gap-12">
        <FormErrors state={form} heading={copy.errorHeading} />
        {isEmptyDraft(plan) ? null : <PlanNotice plan={plan} />}
        <BasicFields form={form} dateHandlers={stayDays.dateHandlers} />
        <StayFields form={form} dayHandlers={stayDays.dayHandlers} />
        <TravelFields form={form} />
        <div className="grid justify-items-start gap-3">
          <FormButton size="lg" className="w-full sm:w-auto">
            {copy.submit}
          </FormButton>
          <p className="text-small text-ink-soft">{copy.note}</p>
        </div>
      </Form>
      {request ? <BookingResult request={request} onClose={() => setRequest(undefined)} /> : null}
    </>
  );
}
