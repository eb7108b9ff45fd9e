import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

import { withoutHeldEnter } from '../../hooks/held-enter';

export type TextButtonProps = ComponentPropsWithRef<'button'>;

/** A button that reads as a link, for a small act within a text; what leads elsewhere is a link. */
export function TextButton({ type = 'button', className, onKeyDown, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(
        'block min-h-11 font-semibold text-primary underline underline-offset-4',
        'disabled:cursor-not-allowed disabled:opacity-60',
        className,
      )}
      onKeyDown={withoutHeldEnter(onKeyDown)}
    />
  );
}
