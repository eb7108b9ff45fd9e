'use client';

import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ComponentPropsWithRef, PointerEvent } from 'react';

export interface DragHandleProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed' | 'children'
> {
  /** The spoken name: what it moves. */
  label: string;
  /** Whether the keyboard holds what it moves. */
  lifted: boolean;
  /** Told a key; returns whether it did something, and then the key does nothing else. */
  onKey: (key: string) => boolean;
  /** The native type; `submit` sends the form it is in. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Called when a pointer presses the handle, which is where a drag starts. */
  onPointerDown?: (event: PointerEvent<HTMLButtonElement>) => void;
}

/** The grip by which something is dragged, or lifted and moved with the keyboard. */
export function DragHandle({
  label,
  lifted,
  onKey,
  type = 'button',
  className,
  onKeyDown,
  ...rest
}: DragHandleProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={lifted}
      data-lifted={lifted ? '' : undefined}
      className={clsx(
        'grid size-11 cursor-grab touch-none place-items-center rounded-sm text-ink-soft',
        'hover:bg-sunken hover:text-ink active:cursor-grabbing',
        className,
      )}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
        onKeyDown?.(event);
      }}
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
}
