import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

import { useFieldValue } from './use-field-value';
import type { FieldState, SchemaForm } from './use-schema-form';

/** The props for a control that reports its value through a callback. */
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
  /** The name of the field. */
  name: Name;
  /** Renders the control. */
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
