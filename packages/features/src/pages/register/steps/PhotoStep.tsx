import { Checkbox } from '@iru/ui/checkbox';
import { TextLink } from '@iru/ui/text-link';

import { BASE_PATH } from '../../../domain/language';
import { withEnglish } from '../../../parts/language/with-english';
import { PATHS } from '../../../paths';
import { CheckAnswers } from '../CheckAnswers';
import { registerCopy as english } from '../registration-copy';
import { PhotoField } from '../PhotoField';
import { registerCopy } from '#words/pages/register/registration-copy';
import type { StepProps } from './fields';

const { consent: copy, fields } = registerCopy;

export interface PhotoStepProps extends StepProps {
  photo: Blob | null;
  /** Called with a valid photo, or null to remove it. */
  onPhoto: (photo: Blob | null) => void;
}

/** Step 6: the photo, a review of the answers, and the agreements (REG-5). */
export function PhotoStep({ form, photo, onPhoto }: PhotoStepProps) {
  return (
    <>
      <PhotoField photo={photo} onPhoto={onPhoto} />
      <CheckAnswers values={form.methods.getValues()} />
      <section aria-labelledby="consent" className="grid gap-2 border-t border-line pt-6">
        <h2 id="consent" className="text-title">
          {copy.heading}
        </h2>
        <Checkbox
          {...form.field('agreedToTerms')}
          label={withEnglish(fields.agreedToTerms, english.fields.agreedToTerms)}
          aria-required="true"
          hint={
            // Navigating in this tab would lose the photo and the password.
            <TextLink external newTabLabel={copy.newTab} href={`${BASE_PATH}${PATHS.legal}`}>
              {copy.readTerms}
            </TextLink>
          }
        />
        <Checkbox
          {...form.field('agreedToCommunity')}
          label={withEnglish(fields.agreedToCommunity, english.fields.agreedToCommunity)}
          aria-required="true"
          hint={
            <TextLink
              external
              newTabLabel={copy.newTab}
              href={`${BASE_PATH}${PATHS.communityGuidelines}`}
            >
              {copy.readGuidelines}
            </TextLink>
          }
        />
        <Checkbox
          {...form.field('subscribeToUpdates')}
          label={fields.subscribeToUpdates}
          hint={copy.updates}
        />
      </section>
    </>
  );
}
