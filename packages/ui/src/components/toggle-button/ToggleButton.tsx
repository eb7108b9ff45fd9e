'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';

export interface ToggleButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  /** Whether it is on. */
  pressed: boolean;
  /** The label, which stays the same in both states. */
  children?: ReactNode;
  /** The native type; `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Disables the button and removes it from the tab order. @default false */
  disabled?: boolean;
  /** Called when it is clicked, tapped or activated with the keyboard; change `pressed` here. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A choice in a word or two that's on or off; its label stays the same in both states. */
export function ToggleButton({
  pressed,
  type = 'button',
  className,
  onKeyDown,
  ...rest
}: ToggleButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      data-pressed={pressed ? '' : undefined}
      className={clsx(
        'min-h-11 rounded-full border border-accent px-5 font-semibold',
        'transition-colors duration-fast disabled:cursor-not-allowed disabled:opacity-60',
        'aria-pressed:forced-selected aria-pressed:border-transparent aria-pressed:shadow-soft',
        pressed ? 'bg-accent text-on-accent' : 'bg-surface text-accent enabled:hover:bg-raised',
        className,
      )}
      onKeyDown={withoutEnterRepeat(onKeyDown)}
    />
  );
}
