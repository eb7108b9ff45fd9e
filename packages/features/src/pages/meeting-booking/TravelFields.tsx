import { TextArea } from '@iru/ui/text-area';

import { LIMITS } from '../../domain/limits';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';
import { FormSection } from './FormSection';
import type { SectionProps } from './section';

const copy = meetingBookingCopy.form;

/** Destinations, as free text (BOOK-1). */
export function TravelFields({ form }: SectionProps) {
  return (
    <FormSection number={3} heading={copy.sections.travel}>
      <TextArea
        {...form.field('destinations')}
        label={copy.fields.destinations}
        hint={copy.hints.destinations}
        rows={4}
        maxLength={LIMITS.paste}
      />
    </FormSection>
  );
}
