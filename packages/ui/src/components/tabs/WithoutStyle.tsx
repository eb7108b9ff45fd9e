import type { ComponentPropsWithRef } from 'react';

/** A div that drops the inline style a primitive lends it, which the content policy refuses in prerendered markup. */
export function WithoutStyle({ style: _refused, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} />;
}
