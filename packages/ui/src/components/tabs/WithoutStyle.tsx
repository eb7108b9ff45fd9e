import type { ComponentPropsWithRef } from 'react';

/** A div that drops the inline style Radix passes to it, which the content policy blocks in prerendered HTML. */
export function WithoutStyle({ style: _refused, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} />;
}
