'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';
import { wrapText } from '../../wrap-text';
import {
  labelledIconCircleRecipe,
  type LabelledIconButtonVariant,
} from './LabelledIconButton.variants';

export interface LabelledIconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The icon in the circle. */
  icon: ReactNode;
  /** The visual style. @default 'surface' */
  variant?: LabelledIconButtonVariant;
  /** The label, with any further lines below it. */
  children: ReactNode;
  /** The native type; `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Disables the button and removes it from the tab order. @default false */
  disabled?: boolean;
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** An icon in a circle with a label below, for a few actions side by side. */
export function LabelledIconButton({
  icon,
  variant = 'surface',
  type = 'button',
  className,
  children,
  onKeyDown,
  ...rest
}: LabelledIconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-variant={variant}
      className={clsx(
        'group flex min-w-0 flex-col items-center gap-1.5 rounded-md px-1 py-2 text-small leading-tight font-semibold',
        'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        className,
      )}
      onKeyDown={withoutEnterRepeat(onKeyDown)}
    >
      <span aria-hidden="true" className={labelledIconCircleRecipe({ variant })}>
        {icon}
      </span>
      {wrapText(children)}
    </button>
  );
}
