'use client';

import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';
import { wrapText } from '../../wrap-text';
import { buttonRecipe, type ButtonSize, type ButtonVariant } from './Button.variants';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** The importance of the action; use one primary button per view. @default 'primary' */
  variant?: ButtonVariant;
  /** The height: 44 px or 52 px. @default 'md' */
  size?: ButtonSize;
  /** Stretches to the width of its container. @default false */
  block?: boolean;
  /** Keeps focus and label but ignores clicks while its action is in progress; a child of `asChild` gets no spinner. @default false */
  pending?: boolean;
  /** Applies the styles to its only child, such as a link, instead of rendering a button. @default false */
  asChild?: boolean;
  /** The label, optionally with an icon before or after it. */
  children?: ReactNode;
  /** The native type; `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Disables the button and removes it from the tab order. @default false */
  disabled?: boolean;
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button that performs an action; with `asChild`, a link styled as one. */
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
      // Not `disabled`: a button disabled while pending would lose focus.
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      data-variant={variant}
      data-size={size}
      data-pending={pending ? '' : undefined}
      className={clsx(buttonRecipe({ variant, size, block }), className)}
      onClick={refuseWhilePending}
      onKeyDown={withoutEnterRepeat(onKeyDown)}
    >
      {asChild ? (
        children
      ) : (
        <>
          {pending ? (
            <span
              aria-hidden="true"
              className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
            />
          ) : null}
          {wrapText(children)}
        </>
      )}
    </Root>
  );
}
