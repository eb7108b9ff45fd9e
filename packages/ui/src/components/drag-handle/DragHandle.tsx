'use client';

import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ComponentPropsWithRef, PointerEvent } from 'react';

export interface DragHandleProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed' | 'children'
> {
  /** The accessible name, which says what it moves. */
  label: string;
  /** Whether the item is lifted by keyboard. */
  lifted: boolean;
  /** Called with each key; return true if it was handled, which prevents its default. */
  onKey: (key: string) => boolean;
  /** The native type; `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Called when a pointer presses the handle, which is where a drag starts. */
  onPointerDown?: (event: PointerEvent<HTMLButtonElement>) => void;
}

/** A handle for dragging an item, or moving it by keyboard. */
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
