import { useId, useState } from 'react';
import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { ErrorSummary } from './ErrorSummary';

/** A form that shows its summary when it is sent: one that stood there from the start would take the focus from the reader. */
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

const send = async ({ canvas, userEvent }: KeyContext) => {
  canvas.getByRole('button', { name: 'Next' }).focus();
  await userEvent.keyboard('{Enter}');
};

/** How ErrorSummary is used. */
export const handbook: Handbook = {
  whenToUse: [
    'At the top of a form that was sent and cannot be taken as it is.',
    'With a link for each field; with none where the heading says it all.',
  ],
  whenNotToUse: [
    'While somebody is still typing: leave the fields alone until they send.',
    'For news that is no error: take Notice.',
    'Instead of the error at the field: write both, in the same words.',
  ],
  dos: [
    {
      show: () => (
        <Form
          heading="Please fill out all required fields to continue."
          message="Enter your first name."
        />
      ),
      why: 'Press Next: the summary says what happened, and its link says what to do.',
    },
  ],
  donts: [
    {
      show: () => <Form heading="Error" message="Invalid value" />,
      why: 'Press Next: neither the heading nor the link says which field it is about or what would help.',
    },
  ],
  anatomy: [
    'A sign',
    'What happened, as a heading',
    'A link to each field, in the order of the fields',
  ],
  content: [
    'The heading says what happened, in the words of the form.',
    'Each message is the one at the field: Enter your first name.',
    'Say what to do, and blame nobody.',
  ],
  keys: [
    {
      keys: 'Enter',
      does: 'On the button of the form: the summary appears and takes the focus, each time again.',
      verify: async (context) => {
        for (let attempt = 1; attempt <= 2; attempt += 1) {
          await send(context);
          await expect(
            context.canvasElement.querySelector('[data-slot="error-summary"]'),
          ).toHaveFocus();
        }
      },
    },
    {
      keys: 'Tab',
      does: 'Goes to the links, one after the other.',
      verify: async (context) => {
        await send(context);
        for (const name of ['Enter your first name.', 'Choose one.']) {
          await context.userEvent.tab();
          await expect(context.canvas.getByRole('link', { name })).toHaveFocus();
        }
      },
    },
    {
      keys: 'Enter',
      does: 'On a link: goes to its field, or to the first control of its group.',
      verify: async (context) => {
        await send(context);
        context.canvas.getByRole('link', { name: 'Enter your first name.' }).focus();
        await context.userEvent.keyboard('{Enter}');
        await expect(context.canvas.getByRole('textbox')).toHaveFocus();
        context.canvas.getByRole('link', { name: 'Choose one.' }).focus();
        await context.userEvent.keyboard('{Enter}');
        await expect(context.canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
      },
    },
  ],
  screenReader:
    'The whole summary at once when it appears, as an alert: the heading and each link. The sign is silent.',
  related: ['Field', 'Text field', 'Notice', 'Stepper'],
};
