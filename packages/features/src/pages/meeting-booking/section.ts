import type { HotelBudget, HotelOption } from '../../domain/hotels';
import type { FromPlan } from './from-plan';

/** What the price and the hints depend on; everything else is read when the form is sent. */
export interface Watched {
  readonly arrival: string;
  readonly departure: string;
  readonly hotel: HotelOption | '';
  readonly budget: HotelBudget | '';
  readonly days: string;
  readonly guests: string;
  readonly rooms: string;
  /** Whether days were typed, which then do not follow the dates; emptied, they follow again. */
  readonly ownDays: boolean;
}

/** What a section of the form is given. */
export interface SectionProps {
  /** The id, name and error of a field. */
  field: (name: string) => { id: string; name: string; error: string | undefined };
  /** What a plan of this visit has answered already. */
  known: FromPlan;
  watched: Watched;
  onWatch: (part: Partial<Watched>) => void;
}
