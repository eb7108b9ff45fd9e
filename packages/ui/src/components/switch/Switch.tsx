'use client';

import {
  SwitchThumb,
  unstable_SwitchProvider as Provider,
  unstable_SwitchTrigger as Trigger,
} from '@radix-ui/react-switch';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

import { FieldHint, useFieldIds } from '../field/FieldParts';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'value' | 'type' | 'form'
> {
  /** What is on or off. */
  label: ReactNode;
  /** A sentence under the label that says what changes. */
  hint?: ReactNode;
  /** Whether it is on, when its owner decides. */
  checked?: boolean;
  /** Whether it is on at first, when it decides by itself. @default false */
  defaultChecked?: boolean;
  /** Told whether it is on. */
  onCheckedChange?: (checked: boolean) => void;
  /** Places the whole row; className is the switch's own. */
  fieldClassName?: string;
}

/** A setting that acts at once; for what is sent with a form there is the checkbox. */
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
      {/* The parts rather than the whole: the whole renders a hidden input whose inline style the policy refuses. */}
      <Provider checked={on} onCheckedChange={change} disabled={disabled}>
        <Trigger
          {...rest}
          id={ids.id}
          aria-describedby={ids.describedBy}
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
