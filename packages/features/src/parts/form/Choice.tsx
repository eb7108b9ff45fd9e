import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

import { useFieldValue } from './use-field-value';
import type { FieldState, SchemaForm } from './use-schema-form';

/** What a control is given that tells its value by a call. */
interface ChoiceControl<Value> extends FieldState {
  readonly name: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

export interface ChoiceProps<
  Values extends FieldValues,
  Name extends FieldPath<Values> & keyof Values & string,
> {
  /** The form. */
  form: SchemaForm<Values>;
  /** The field of the form. */
  name: Name;
  /** Draws the control. */
  children: (control: ChoiceControl<FieldPathValue<Values, Name>>) => ReactNode;
}

/** A field whose control is not a native one, such as a group of radios or a slider. */
export function Choice<
  Values extends FieldValues,
  Name extends FieldPath<Values> & keyof Values & string,
>({ form, name, children }: ChoiceProps<Values, Name>) {
  const value = useFieldValue(form, name);
  return children({
    ...form.fieldState(name),
    name,
    value,
    onValueChange: (next) => form.methods.setValue(name, next, { shouldDirty: true }),
  });
}
