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
  /** A row of a list, a row that reads as a link, a part of a bar, a card, a way to go on, or an answer. @default 'plain' */
  variant?: ListButtonVariant;
  /** The least height: 44, 56 or 72 px. @default 'md' */
  size?: ListButtonSize;
  /** Lends the look to its only child, such as a link, instead of rendering a button. @default false */
  asChild?: boolean;
  /** The content of the row. */
  children?: ReactNode;
  /** The native type; `submit` sends the form it is in. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Whether it can't be used at all; it then leaves the tab order. @default false */
  disabled?: boolean;
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A whole row or card that is pressed, such as a conversation in a list or one way to pay. */
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
