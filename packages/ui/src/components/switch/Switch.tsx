'use client';

import {
  SwitchThumb,
  unstable_SwitchProvider as Provider,
  unstable_SwitchTrigger as Trigger,
} from '@radix-ui/react-switch';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';
import { FieldHint, useFieldIds } from '../field/FieldParts';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'value' | 'type' | 'form'
> {
  /** The name of the setting. */
  label: ReactNode;
  /** A sentence below the label that says what changes. */
  hint?: ReactNode;
  /** Whether it's on when controlled. */
  checked?: boolean;
  /** Whether it's on at first when uncontrolled. @default false */
  defaultChecked?: boolean;
  /** Called with whether it's on. */
  onCheckedChange?: (checked: boolean) => void;
  /** Classes for the whole row; className goes to the switch itself. */
  fieldClassName?: string;
}

/** A setting that applies immediately; for a choice submitted with a form, use Checkbox. */
export function Switch({
  label,
  hint,
  checked,
  defaultChecked = false,
  onCheckedChange,
  name,
  disabled,
  fieldClassName,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const ids = useFieldIds({ id, hint, describedBy });
  const [ownChecked, setOwnChecked] = useState(defaultChecked);
  const on = checked ?? ownChecked;
  const change = (next: boolean) => {
    setOwnChecked(next);
    onCheckedChange?.(next);
  };
  return (
    <div className={clsx('flex min-h-11 items-center justify-between gap-5', fieldClassName)}>
      <div className="min-w-0">
        <label
          htmlFor={ids.id}
          className="block cursor-pointer py-1 font-semibold wrap-anywhere text-ink"
        >
          {label}
        </label>
        <FieldHint id={ids.hintId}>{hint}</FieldHint>
      </div>
      {/* Radix's Switch parts, because the full component renders a hidden input with an inline style that the policy blocks. */}
      <Provider checked={on} onCheckedChange={change} disabled={disabled}>
        <Trigger
          {...rest}
          id={ids.id}
          aria-describedby={ids.describedBy}
          onKeyDown={withoutEnterRepeat(rest.onKeyDown)}
          className={clsx(
            'group target-44 inline-flex h-8 w-14 shrink-0 items-center rounded-full p-0.5',
            'border border-edge bg-sunken',
            'transition-colors duration-base ease-out enabled:hover:border-ink',
            'data-[state=checked]:border-transparent data-[state=checked]:bg-primary',
            'enabled:data-[state=checked]:hover:bg-primary-hover',
            'disabled:cursor-not-allowed disabled:opacity-60 forced:data-[state=checked]:border-current',
            className,
          )}
        >
          <SwitchThumb
            className={clsx(
              'grid size-6 place-items-center rounded-full border border-edge bg-raised text-primary shadow-soft',
              'transition-transform duration-base ease-out',
              'data-[state=checked]:translate-x-6.5 data-[state=checked]:border-transparent rtl:data-[state=checked]:-translate-x-6.5',
              'data-[state=checked]:bg-on-primary forced:data-[state=checked]:border-current',
            )}
          >
            <Check
              aria-hidden="true"
              strokeWidth={3}
              className="hidden size-4 text-primary group-data-[state=checked]:block"
            />
          </SwitchThumb>
        </Trigger>
      </Provider>
      {name && on ? <input type="hidden" name={name} value="on" disabled={disabled} /> : null}
    </div>
  );
}
