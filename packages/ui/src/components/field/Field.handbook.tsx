import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { Field } from './Field';
import { controlRecipe } from './Field.variants';

/** How Field is used. */
export const handbook: Handbook = {
  whenToUse: [
    'Around a control that has no component of its own yet, such as a date with three parts.',
    'As FieldSet, around several controls that answer one question.',
  ],
  whenNotToUse: [
    'For one line of text: take Text field, which is a field already.',
    'For several lines: take Text area.',
    'For choices: take Radio group or Checkbox group.',
  ],
  dos: [
    {
      show: () => (
        <Field label="Departure" marker="optional" hint="The day you leave home.">
          {(control) => <input {...control} type="text" className={controlRecipe()} />}
        </Field>
      ),
      why: 'The label names the control, and the hint stands where it is read before the answer.',
    },
  ],
  donts: [
    {
      show: () => (
        <Field label="Departure" labelHidden>
          {(control) => (
            <input {...control} type="text" placeholder="Departure" className={controlRecipe()} />
          )}
        </Field>
      ),
      why: 'A placeholder instead of a label goes with the first letter.',
    },
  ],
  anatomy: [
    'The label',
    'A marker such as “optional” (optional)',
    'The hint (optional)',
    'The control',
    'The error, with a sign, in words',
  ],
  content: [
    'The label is a name, not a sentence.',
    'Mark what may be left out with “optional”.',
    'The hint helps to answer; the error says what to do: Enter the day you leave.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the control; label, hint and error are no stops.',
      verify: tabsTo('textbox', 'Departure'),
    },
  ],
  screenReader:
    'The control with its label and marker, “Departure optional, edit text”, then the hint and the error as its description; with an error, that it is invalid.',
  related: ['Text field', 'Text area', 'Native select', 'Radio group', 'Error summary'],
};
