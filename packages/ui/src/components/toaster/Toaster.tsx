'use client';

import 'sonner/dist/styles.css';
import './toaster.css';

import type { ComponentPropsWithRef, FocusEvent } from 'react';
import { Toaster as Sonner } from 'sonner';

import { TOAST } from '../../tokens/timings';
import { holdToasts } from './toast';
import { useLabels } from '../../labels/use-labels';
import { toasterLabels } from './copy';
import { CloseLabelContext } from './ToastCard';

const hotkey = [...TOAST.hotkey];

export interface ToasterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the region; the hotkey is added to it. @default 'Notifications' */
  label?: string;
  /** The accessible name of each toast's close button. @default 'Dismiss' */
  closeLabel?: string;
}

/** The region where toasts appear; its live region exists before the first one (SHELL-5). */
export function Toaster({ label, closeLabel, onFocus, onBlur, ...rest }: ToasterProps) {
  const labels = useLabels('toaster', toasterLabels);
  const hold = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) holdToasts(true);
  };
  const release = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) holdToasts(false);
  };
  return (
    <div {...rest} data-print="hide" onFocus={hold} onBlur={release}>
      <CloseLabelContext value={closeLabel ?? labels.close}>
        <Sonner
          containerAriaLabel={label ?? labels.region}
          position={TOAST.position}
          duration={TOAST.durationMs}
          visibleToasts={TOAST.visible}
          gap={TOAST.gapPx}
          hotkey={hotkey}
          pauseWhenPageIsHidden
        />
      </CloseLabelContext>
    </div>
  );
}
