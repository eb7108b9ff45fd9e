import { Children, type ReactNode } from 'react';

/**
 * Wraps each text among children in a `span`. A browser that translates the page replaces text nodes, and React can then
 * neither update nor remove them beside other nodes (facebook/react#11538); an element with one text it can.
 */
export const wrapText = (children: ReactNode) =>
  Children.map(children, (child) =>
    (typeof child === 'string' && child.trim() !== '') || typeof child === 'number' ? (
      <span>{child}</span>
    ) : (
      child
    ),
  );
