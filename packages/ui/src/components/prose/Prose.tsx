import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { proseClasses } from './Prose.variants';

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** Lends the look to its only child, such as an article. @default false */
  asChild?: boolean;
  /** Headings, paragraphs, lists and tables without classes of their own. */
  children?: ReactNode;
}

/** Long text: plain headings, paragraphs, lists, quotes and tables at a measure of 68 characters. */
export function Prose({ asChild = false, className, ...rest }: ProseProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} data-slot="prose" className={clsx(proseClasses, className)} />;
}
