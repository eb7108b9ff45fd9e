import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import { clsx } from 'clsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { useHydrated } from '../../hooks/use-hydrated';
import { usePageDirection } from '../../hooks/use-page-direction';

export interface RailThumb {
  /** The accessible name. */
  label: string;
  /** The value as text, such as "25 years". */
  valueText: string;
  /** The limits this thumb can reach now. */
  low: number;
  high: number;
}

export interface SliderRailProps {
  values: readonly number[];
  thumbs: readonly RailThumb[];
  min: number;
  max: number;
  step: number;
  disabled?: boolean;
  onValues: (values: number[]) => void;
  onCommit?: (values: number[]) => void;
}

const railClasses = 'relative h-1.5 w-full grow overflow-hidden rounded-full bg-line forced:border';

const thumbClasses = clsx(
  'target-44 block size-7 rounded-full border-2 border-primary bg-raised shadow-soft',
  'cursor-grab transition-[border-color,box-shadow] duration-fast ease-out active:cursor-grabbing',
  'hover:border-primary-hover hover:shadow-lift data-disabled:cursor-not-allowed data-disabled:border-edge',
);

/** The track with its thumbs. On the server it renders only the track, at the same size, because thumbs need inline styles. */
export function SliderRail({
  values,
  thumbs,
  min,
  max,
  step,
  disabled,
  onValues,
  onCommit,
}: SliderRailProps) {
  const hydrated = useHydrated();
  const direction = usePageDirection();
  // Where two thumbs meet, the direction of a drag decides which of them moves, so Radix may swap them meanwhile.
  const [isSplitting, setIsSplitting] = useState(false);
  if (!hydrated) {
    return (
      <div aria-hidden="true" data-slot="rail" className="flex h-11 items-center">
        <div className={railClasses} />
      </div>
    );
  }
  return (
    <Root
      dir={direction}
      data-slot="rail"
      min={min}
      max={max}
      step={step}
      value={[...values]}
      disabled={disabled}
      preserveThumbOrder={!isSplitting}
      className="relative flex h-11 touch-none items-center select-none"
      // Before Radix handles the same event.
      onPointerDownCapture={() => flushSync(() => setIsSplitting(values[0] === values[1]))}
      onLostPointerCapture={() => setIsSplitting(false)}
      onValueChange={onValues}
      onValueCommit={onCommit}
    >
      <Track className={railClasses}>
        <Range className="absolute h-full bg-primary data-disabled:bg-edge forced:bg-[Highlight]" />
      </Track>
      {thumbs.map(({ label, valueText, low, high }, index) => (
        <Thumb
          key={label}
          aria-label={label}
          aria-valuetext={valueText}
          aria-valuemin={low}
          aria-valuemax={high}
          className={thumbClasses}
          onKeyDown={(event) => {
            if (event.key !== 'Home' && event.key !== 'End') return;
            // Radix sends Home to the first thumb and End to the last, regardless of focus.
            event.preventDefault();
            const next = values.map((value, at) =>
              at === index ? (event.key === 'Home' ? low : high) : value,
            );
            onValues(next);
            onCommit?.(next);
          }}
        />
      ))}
    </Root>
  );
}
