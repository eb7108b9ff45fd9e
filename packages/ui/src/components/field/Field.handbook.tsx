import type { Handbook } from '../../testing/handbook';
import { Field } from './Field';
import { controlRecipe } from './Field.variants';

export const handbook: Handbook = {
  whenToUse: [
    'Around a control that has no component of its own yet, such as a three-part date.',
    'As FieldSet, around several controls that answer one question.',
  ],
  whenNotToUse: [
    'For one line of text, use Text field, which includes Field.',
    'For several lines, use Text area.',
    'For choices, use Radio group or Checkbox group.',
  ],
  dos: [
    {
      show: () => (
        <Field label="Departure" marker="optional" hint="The day you leave home.">
          {(control) => <input {...control} type="text" className={controlRecipe()} />}
        </Field>
      ),
      why: 'The label names the control, and the hint comes before the answer.',
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
      why: 'A placeholder used as a label disappears with the first letter.',
    },
  ],
  anatomy: [
    'Label',
    'Marker, such as “optional” (optional)',
    'Hint (optional)',
    'Control',
    'Error message, with an icon',
  ],
  content: [
    'Use a name, not a sentence.',
    'Mark optional fields with “optional”.',
    'Use the hint to help people answer, and the error to say how to fix it: Enter the day you leave.',
  ],
  keys: [],
  noKeys: 'Label, hint and error aren’t focusable; Tab moves to the control.',
  screenReader:
    'The control with its label and marker, “Departure optional, edit text”, then the hint and the error as its description. With an error, it’s also announced as invalid.',
  related: ['Text field', 'Text area', 'Native select', 'Radio group', 'Error summary'],
};
