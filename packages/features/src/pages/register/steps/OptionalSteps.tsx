import { CheckboxGroup } from '@iru/ui/checkbox-group';
import { NativeSelect } from '@iru/ui/native-select';
import { Slider } from '@iru/ui/slider';

import { asOptions } from '../../../content/as-options';
import { AGE } from '../../../domain/constants';
import { prefAgeMin, toPrefAgeText } from '../../../domain/pref-age';
import { REGISTRATION_OPTIONS as options } from '../../../domain/registration-options';
import { Choice } from '../../../parts/form/Choice';
import { registerCopy as copy } from '#words/pages/register/registration-copy';
import { STEP_FIELDS } from '../registration-values';
import { SelectQuestion, type StepProps } from './fields';

/** Step 2: appearance and lifestyle; optional. */
export function AppearanceStep({ form }: StepProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {STEP_FIELDS[2].map((field) => (
        <SelectQuestion key={field} form={form} field={field} />
      ))}
    </div>
  );
}

/** Step 3: education and career; optional, and the income is marked as optional (REG-4). */
export function EducationStep({ form }: StepProps) {
  return (
    <div className="grid gap-5">
      {STEP_FIELDS[3].map((field) => (
        <SelectQuestion
          key={field}
          form={form}
          field={field}
          marker={field === 'monthlyIncome' ? copy.optional : undefined}
        />
      ))}
    </div>
  );
}

export function LookingForStep({ form }: StepProps) {
  return (
    <Choice form={form} name="lookingFor">
      {(control) => (
        <CheckboxGroup
          {...control}
          legend={copy.fields.lookingFor}
          hint={copy.hints.lookingFor}
          variant="pills"
          options={asOptions(options.lookingFor)}
        />
      )}
    </Choice>
  );
}

/** Step 5: who the visitor would like to meet; the age is saved as '{min}-60+' (REG-4). */
export function PreferencesStep({ form }: StepProps) {
  return (
    <div className="grid gap-7">
      <NativeSelect
        {...form.field('prefGender')}
        label={copy.fields.prefGender}
        prompt={copy.noAnswer}
        options={asOptions(options.prefGender)}
      />
      <Choice form={form} name="prefAgeRange">
        {({ id, value, onValueChange }) => (
          <Slider
            id={id}
            label={copy.fields.prefAgeRange}
            hint={copy.hints.prefAgeRange(prefAgeMin(value))}
            min={AGE.filterMin}
            max={AGE.filterMax}
            step={AGE.filterStep}
            value={prefAgeMin(value)}
            onValueChange={(min) => onValueChange(toPrefAgeText(min))}
            formatValue={copy.years}
          />
        )}
      </Choice>
      <Choice form={form} name="prefStatus">
        {(control) => (
          <CheckboxGroup
            {...control}
            legend={copy.fields.prefStatus}
            hint={copy.hints.lookingFor}
            variant="pills"
            options={asOptions(options.prefStatus)}
          />
        )}
      </Choice>
      <NativeSelect
        {...form.field('prefBodyType')}
        label={copy.fields.prefBodyType}
        prompt={copy.noAnswer}
        options={asOptions(options.prefBodyType)}
      />
    </div>
  );
}
