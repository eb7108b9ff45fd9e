'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';
import { buttonRecipe, type ButtonSize, type ButtonVariant } from './Button.variants';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The weight of the action on its page; one primary a view. @default 'primary' */
  variant?: ButtonVariant;
  /** The height: 44 px or 52 px. @default 'md' */
  size?: ButtonSize;
  /** Stretches to the width of its container. @default false */
  block?: boolean;
  /** Keeps focus and the label but refuses presses while the work it started is running. @default false */
  pending?: boolean;
  /** Lends the look to its only child, such as a link, instead of rendering a button. @default false */
  asChild?: boolean;
  /** The label; an icon may stand before or after the text. */
  children?: ReactNode;
  /** The native type; `submit` sends the form it is in. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Whether it can't be used at all; it then leaves the tab order. @default false */
  disabled?: boolean;
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A control that acts at once; with `asChild`, a link that looks like one. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  pending = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  onKeyDown,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  const refuseWhilePending = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <Root
      {...(asChild ? {} : { type })}
      {...rest}
      // Not `disabled`: a control that is disabled while pending drops its focus.
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      data-variant={variant}
      data-size={size}
      data-pending={pending ? '' : undefined}
      className={clsx(buttonRecipe({ variant, size, block }), className)}
      onClick={refuseWhilePending}
      onKeyDown={withoutEnterRepeat(onKeyDown)}
    >
      {pending ? (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      ) : null}
      <Slottable>{children}</Slottable>
    </Root>
  );
}
