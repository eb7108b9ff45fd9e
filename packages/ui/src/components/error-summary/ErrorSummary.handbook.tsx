import { useId, useState } from 'react';

import type { Handbook } from '../../testing/handbook';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { ErrorSummary } from './ErrorSummary';

/** A form that shows its summary only after submitting, so that opening the page doesn't move focus into it. */
function Form({ heading, message }: { heading: string; message: string }) {
  const id = useId();
  const [attempts, setAttempts] = useState(0);
  return (
    <div className="grid justify-items-start gap-4">
      {attempts > 0 ? (
        <ErrorSummary
          headingLevel={3}
          heading={heading}
          errors={[{ fieldId: id, message }]}
          focusKey={attempts}
        />
      ) : null}
      <TextField id={id} label="First name" error={attempts > 0 ? message : undefined} />
      <Button onClick={() => setAttempts(attempts + 1)}>Next</Button>
    </div>
  );
}

export const handbook: Handbook = {
  whenToUse: [
    'At the top of a form that was submitted with errors.',
    'With a link for each field, or none when the heading says it all.',
  ],
  whenNotToUse: [
    'While someone is still typing, don’t validate. Wait until they submit.',
    'For a message that isn’t an error, use Notice.',
    'Instead of an error at the field: show both, with the same text.',
  ],
  dos: [
    {
      show: () => (
        <Form
          heading="Please fill out all required fields to continue."
          message="Enter your first name."
        />
      ),
      why: 'Choose Next: the summary says what happened, and its link says what to do.',
    },
  ],
  donts: [
    {
      show: () => <Form heading="Error" message="Invalid value" />,
      why: 'Choose Next: neither heading nor link says which field it is or how to fix it.',
    },
  ],
  anatomy: ['Icon', 'Heading: what happened', 'Link to each field, in the order of the form'],
  content: [
    'Say what happened, in the words of the form.',
    'Repeat the message at the field: Enter your first name.',
    'Say what to do, without blame.',
  ],
  keys: [],
  noKeys: 'Native links: Enter moves focus to the field, or to the first control of its group.',
  screenReader:
    'As an alert, the whole summary when it appears: the heading and each link. The icon isn’t announced.',
  related: ['Field', 'Text field', 'Notice', 'Stepper'],
};
