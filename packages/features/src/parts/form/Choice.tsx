import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

import { useFieldValue } from './use-field-value';
import type { FieldState, SchemaForm } from './use-schema-form';

interface ChoiceControl<Value> extends FieldState {
  readonly name: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

export interface ChoiceProps<
  Values extends FieldValues,
  Name extends FieldPath<Values> & keyof Values & string,
> {
  form: SchemaForm<Values>;
  name: Name;
  children: (control: ChoiceControl<FieldPathValue<Values, Name>>) => ReactNode;
}

/** A field with a non-native control, such as a radio group or a slider. */
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
