import { Children, isValidElement, type ReactNode } from 'react';

/** The words of what React draws, as one plain text. */
export const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => {
      if (typeof part === 'string' || typeof part === 'number') return String(part);
      return isValidElement<{ children?: ReactNode }>(part) ? textOf(part.props.children) : '';
    })
    .join('');
