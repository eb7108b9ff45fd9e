'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { Checkbox } from '../checkbox/Checkbox';
import { FieldSet, type FieldSetProps, type FieldSetTexts } from '../field/Field';
import { hiddenChoiceClasses, pillClasses } from '../field/Field.variants';
import type { CheckboxGroupVariant } from './CheckboxGroup.variants';

export interface CheckboxGroupOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string>
  extends FieldSetTexts, Omit<FieldSetProps, 'defaultValue' | 'onChange' | 'children'> {
  /** The options, in order. */
  options: ReadonlyArray<CheckboxGroupOption<Value>>;
  /** A vertical list, or pills that wrap. @default 'list' */
  variant?: CheckboxGroupVariant;
  /** The selected values when controlled. */
  value?: ReadonlyArray<Value>;
  /** The values selected at first when uncontrolled. @default [] */
  defaultValue?: ReadonlyArray<Value>;
  /** Called with the selected values, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
  /** The name of the values in form data. */
  name?: string;
}

/** A question with any number of answers, as native checkboxes. */
export function CheckboxGroup<Value extends string>({
  options,
  variant = 'list',
  value,
  defaultValue = [],
  onValueChange,
  name,
  ...rest
}: CheckboxGroupProps<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = value ?? ownValue;
  const toggle = (option: Value, checked: boolean) => {
    const next = options
      .map((each) => each.value)
      .filter((each) => (each === option ? checked : chosen.includes(each)));
    setOwnValue(next);
    onValueChange?.(next);
  };
  const propsOf = (option: CheckboxGroupOption<Value>) => ({
    name,
    value: option.value,
    disabled: option.disabled,
    checked: chosen.includes(option.value),
    'aria-invalid': rest.error ? (true as const) : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      toggle(option.value, event.currentTarget.checked),
  });
  return (
    <FieldSet {...rest} data-variant={variant}>
      <div className={variant === 'pills' ? 'flex flex-wrap gap-2' : 'grid'}>
        {options.map((option) =>
          variant === 'pills' ? (
            <label key={option.value} className={clsx(pillClasses)}>
              <input
                {...propsOf(option)}
                type="checkbox"
                className={clsx('peer', hiddenChoiceClasses)}
              />
              <Check
                aria-hidden="true"
                strokeWidth={2.5}
                className="pointer-events-none hidden size-4 shrink-0 peer-checked:block"
              />
              <span className="min-w-0 wrap-anywhere">{option.label}</span>
            </label>
          ) : (
            <Checkbox
              key={option.value}
              {...propsOf(option)}
              label={option.label}
              hint={option.hint}
            />
          ),
        )}
      </div>
    </FieldSet>
  );
}
