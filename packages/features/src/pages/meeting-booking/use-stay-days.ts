import { type ChangeEvent, useRef } from 'react';

import { daysToFill } from '../../domain/booking';
import type { SectionProps } from './section';

/** What the fields of the stay do so that its days follow its dates until the visitor types them. */
export interface StayDays {
  /** Goes to the two dates. */
  readonly ofDates: { readonly onChange: () => void };
  /** Goes to the days; left empty, they follow the dates again. */
  readonly ofDays: {
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
  };
}

/** Fills in the days of a stay from its dates while they are not typed. */
export const useStayDays = ({ methods }: SectionProps['form']): StayDays => {
  const isTyped = useRef(false);
  const fill = () => {
    const [arrival, departure] = methods.getValues(['arrival', 'departure']);
    const days = isTyped.current ? undefined : daysToFill(arrival, departure);
    if (days !== undefined) methods.setValue('days', days);
  };
  return {
    ofDates: { onChange: fill },
    ofDays: {
      onChange: ({ target: { value, validity } }) => {
        isTyped.current = value !== '' || validity.badInput;
      },
      onBlur: fill,
    },
  };
};
