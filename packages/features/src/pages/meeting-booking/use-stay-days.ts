import { type ChangeEvent, useRef } from 'react';

import { daysToFill } from '../../domain/booking';
import type { SectionProps } from './section';

/** Handlers that keep the number of days in sync with the dates until the visitor types it. */
export interface StayDays {
  readonly dateHandlers: { readonly onChange: () => void };
  /** When left empty, the field follows the dates again. */
  readonly dayHandlers: {
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
  };
}

/** Fills in the number of days from the dates, until the visitor types it. */
export const useStayDays = ({ methods }: SectionProps['form']): StayDays => {
  const isTyped = useRef(false);
  const fill = () => {
    const [arrival, departure] = methods.getValues(['arrival', 'departure']);
    const days = isTyped.current ? undefined : daysToFill(arrival, departure);
    if (days !== undefined) methods.setValue('days', days);
  };
  return {
    dateHandlers: { onChange: fill },
    dayHandlers: {
      onChange: ({ target: { value } }) => {
        isTyped.current = value !== '';
      },
      onBlur: fill,
    },
  };
};
