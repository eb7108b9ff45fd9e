'use client';

import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';
import {
  listButtonRecipe,
  type ListButtonSize,
  type ListButtonVariant,
} from './ListButton.variants';

export interface ListButtonProps extends ComponentPropsWithRef<'button'> {
  /** A list row, a row styled as a link, part of a bar, a card, an option or an answer. @default 'plain' */
  variant?: ListButtonVariant;
  /** The minimum height: 44, 56 or 72 px. @default 'md' */
  size?: ListButtonSize;
  /** Applies the styles to its only child, such as a link, instead of rendering a button. @default false */
  asChild?: boolean;
  /** The content of the row. */
  children?: ReactNode;
  /** The native type; `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Disables the button and removes it from the tab order. @default false */
  disabled?: boolean;
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A row or card that's clickable as a whole, such as a conversation or a payment method. */
export function ListButton({
  variant = 'plain',
  size = 'md',
  asChild = false,
  type = 'button',
  className,
  onKeyDown,
  ...rest
}: ListButtonProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      {...(asChild ? {} : { type })}
      {...rest}
      data-variant={variant}
      data-size={size}
      className={clsx(listButtonRecipe({ variant, size }), className)}
      onKeyDown={withoutEnterRepeat(onKeyDown)}
    />
  );
}
