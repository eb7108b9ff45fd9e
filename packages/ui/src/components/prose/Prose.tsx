import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { proseClasses } from './Prose.variants';

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** Applies the styles to its only child, such as an article. @default false */
  asChild?: boolean;
  /** Headings, paragraphs, lists and tables without classes of their own. */
  children?: ReactNode;
}

/** Long text with plain headings, paragraphs, lists, quotes and tables, at most 68 characters wide. */
export function Prose({ asChild = false, className, ...rest }: ProseProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} data-slot="prose" className={clsx(proseClasses, className)} />;
}
