'use client';

import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';

import { FieldSet, type FieldSetProps, type FieldSetTexts } from '../field/Field';
import { hiddenChoiceClasses } from '../field/Field.variants';
import { starRatingLabels } from './copy';

export interface StarRatingProps
  extends FieldSetTexts, Omit<FieldSetProps, 'children' | 'defaultValue' | 'onChange'> {
  /** The spoken name of a number of stars, such as "3 of 5 stars". @default "3 stars" */
  starLabel?: (stars: number) => string;
  /** How many stars can be given. @default 5 */
  most?: number;
  /** The given stars, when its owner decides. */
  value?: number;
  /** The stars given at first, when it decides by itself. @default most */
  defaultValue?: number;
  /** Told how many stars are given. */
  onValueChange?: (stars: number) => void;
  /** The name under which a form sends the number. @default one of its own */
  name?: string;
}

/** One to five stars: native radios, so that arrows, touch and speech all work. */
export function StarRating({
  starLabel = starRatingLabels.star,
  most = 5,
  value,
  defaultValue = most,
  onValueChange,
  name,
  ...rest
}: StarRatingProps) {
  const ownName = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const given = value ?? ownValue;
  return (
    <FieldSet {...rest} role="radiogroup" data-value={given}>
      <div className="flex flex-wrap items-center gap-x-1">
        {Array.from({ length: most }, (_, at) => at + 1).map((stars) => (
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
