'use client';

import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';

import { FieldSet, type FieldSetProps, type FieldSetTexts } from '../field/Field';
import { choiceClasses, hiddenChoiceClasses, pillClasses } from '../field/Field.variants';
import {
  radioCardClasses,
  radioGroupLayout,
  type RadioGroupVariant,
  radioRowClasses,
} from './RadioGroup.variants';

/** The colours of a pill show by `:has()` whether it's selected; without that, the native control does. */
const pillRadioClasses = [
  hiddenChoiceClasses,
  'no-has:static no-has:size-5 no-has:shrink-0 no-has:appearance-auto',
];

export interface RadioGroupOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A sentence below the label; not shown in pills. */
  readonly hint?: ReactNode;
  /** An icon before the label of a pill or a card, hidden from assistive technology. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends FieldSetTexts, Omit<FieldSetProps, 'defaultValue' | 'onChange' | 'children'> {
  /** The options, in order. */
  options: ReadonlyArray<RadioGroupOption<Value>>;
  /** A vertical list, cards with a sentence each, or pills that wrap. @default 'list' */
  variant?: RadioGroupVariant;
  /** The selected value when controlled; an empty string means none yet. */
  value?: Value | '';
  /** The value selected at first when uncontrolled. @default none */
  defaultValue?: Value | '';
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void;
  /** The name that groups the radios, also used in form data. @default a generated name */
  name?: string;
  /** Whether an answer is required. @default false */
  required?: boolean;
}

/** A single choice with all options visible, as native radio buttons. */
export function RadioGroup<Value extends string>({
  options,
  variant = 'list',
  value,
  defaultValue = '',
  onValueChange,
  name,
  required,
  ...rest
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const hintBase = useId();
  const [ownValue, setOwnValue] = useState<Value | ''>(defaultValue);
  const chosen = value ?? ownValue;
  return (
    <FieldSet
      {...rest}
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      aria-required={required}
      data-variant={variant}
    >
      <div className={radioGroupLayout[variant]}>
        {options.map((option, index) => {
          const hintId = option.hint && variant !== 'pills' ? `${hintBase}${index}` : undefined;
          const radio = (
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={chosen === option.value}
              disabled={option.disabled}
              required={required}
              aria-describedby={hintId}
              className={clsx(
                variant === 'pills' ? pillRadioClasses : [choiceClasses, 'rounded-full'],
              )}
              onChange={() => {
                setOwnValue(option.value);
                onValueChange?.(option.value);
              }}
            />
          );
          const icon = option.icon ? (
            <span aria-hidden="true" className="flex h-[1lh] shrink-0 items-center [&_svg]:size-5">
              {option.icon}
            </span>
          ) : null;
          if (variant === 'pills') {
            return (
              <label key={option.value} className={clsx(pillClasses)}>
                {radio}
                {icon}
                <span className="min-w-0 wrap-anywhere">{option.label}</span>
              </label>
            );
          }
          return (
            <label
              key={option.value}
              className={clsx(variant === 'cards' ? radioCardClasses : radioRowClasses)}
            >
              <span className="relative flex h-[1lh] items-center">
                {radio}
                <span
                  aria-hidden="true"
                  className={clsx(
                    'pointer-events-none absolute inset-0 m-auto size-2.5 rounded-full bg-on-primary opacity-0',
                    'peer-checked:opacity-100 forced:hidden',
                  )}
                />
              </span>
              <span className="grid min-w-0 flex-1 wrap-anywhere">
                <span className={clsx(variant === 'cards' && 'font-semibold')}>{option.label}</span>
                {hintId ? (
                  <span id={hintId} aria-hidden="true" className="text-small text-ink-soft">
                    {option.hint}
                  </span>
                ) : null}
              </span>
              {icon && variant === 'cards' ? <span className="text-primary">{icon}</span> : null}
            </label>
          );
        })}
      </div>
    </FieldSet>
  );
}
