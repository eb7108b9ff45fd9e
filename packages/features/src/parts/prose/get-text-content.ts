import { Children, isValidElement, type ReactNode } from 'react';

export const getTextContent = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => {
      if (typeof part === 'string' || typeof part === 'number') return String(part);
      return isValidElement<{ children?: ReactNode }>(part)
        ? getTextContent(part.props.children)
        : '';
    })
    .join('');
