'use client';

import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';

import { FieldSet, type FieldSetProps, type FieldSetTexts } from '../field/Field';
import { hiddenChoiceClasses } from '../field/Field.variants';
import { useLabels } from '../../labels/use-labels';
import { starRatingLabels } from './copy';

export interface StarRatingProps
  extends FieldSetTexts, Omit<FieldSetProps, 'children' | 'defaultValue' | 'onChange'> {
  /** Formats the accessible name of a number of stars, such as "3 of 5 stars". @default "3 stars" */
  starLabel?: (stars: number) => string;
  /** The maximum number of stars. @default 5 */
  max?: number;
  /** The number of stars when controlled. */
  value?: number;
  /** The number of stars at first when uncontrolled. @default max */
  defaultValue?: number;
  /** Called with the number of stars. */
  onValueChange?: (stars: number) => void;
  /** The name of the value in form data. @default a generated name */
  name?: string;
}

/** A rating of one to five stars, as native radio buttons that work with arrow keys, touch and screen readers. */
export function StarRating({
  starLabel: ownStarLabel,
  max = 5,
  value,
  defaultValue = max,
  onValueChange,
  name,
  ...rest
}: StarRatingProps) {
  const { star } = useLabels('starRating', starRatingLabels);
  const starLabel = ownStarLabel ?? star;
  const ownName = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const given = value ?? ownValue;
  return (
    <FieldSet
      {...rest}
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      data-value={given}
    >
      <div className="flex flex-wrap items-center gap-x-1">
        {Array.from({ length: max }, (_, at) => at + 1).map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 place-items-center rounded-full text-coin hover:bg-sunken"
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={stars}
              checked={given === stars}
              aria-label={starLabel(stars)}
              className={hiddenChoiceClasses}
              onChange={() => {
                setOwnValue(stars);
                onValueChange?.(stars);
              }}
            />
            <Star
              aria-hidden="true"
              className={clsx('size-7', stars <= given && 'fill-current')}
              strokeWidth={1.6}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 text-ink-soft tabular-nums">
          {starLabel(given)}
        </span>
      </div>
    </FieldSet>
  );
}
