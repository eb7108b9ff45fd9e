import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { cardRecipe, type CardVariant } from './Card.variants';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The visual style of the surface. @default 'raised' */
  variant?: CardVariant;
  /** Lifts on hover, for a card covered by a single link. @default false */
  interactive?: boolean;
  /** Applies the styles to its only child, such as an article or a list item. @default false */
  asChild?: boolean;
  /** CardMedia, CardBody and CardFooter, or anything else. */
  children?: ReactNode;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** A surface for one item, with the slots CardMedia, CardBody and CardFooter. */
export function Card({
  variant = 'raised',
  interactive = false,
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      {...rest}
      data-variant={variant}
      data-interactive={interactive ? '' : undefined}
      className={clsx(cardRecipe({ variant, interactive }), className)}
    />
  );
}

/** The full-bleed picture of a card. */
export function CardMedia({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div {...rest} data-slot="media" className={clsx('relative overflow-hidden', className)} />
  );
}

/** The text of a card. */
export function CardBody({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...rest}
      data-slot="body"
      className={clsx('flex flex-1 flex-col gap-3 p-5 sm:p-6', className)}
    />
  );
}

/** The actions of a card, aligned to the bottom however long the text is. */
export function CardFooter({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...rest}
      data-slot="footer"
      className={clsx(
        'mt-auto flex flex-wrap items-center gap-3 px-5 pb-5 sm:px-6 sm:pb-6',
        className,
      )}
    />
  );
}
