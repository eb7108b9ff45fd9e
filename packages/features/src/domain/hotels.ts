/** The recommended hotels in Kigali (MEET-2). */
export const HOTELS = ['serena', 'marriott', 'radisson', 'mille'] as const;
export type Hotel = (typeof HOTELS)[number];

/** The options for a stay: the four hotels, or another one (MEET-2). */
export const HOTEL_OPTIONS = [...HOTELS, 'other'] as const;
export type HotelOption = (typeof HOTEL_OPTIONS)[number];

/** The guide price per night in USD (MEET-2). */
export const HOTEL_PRICES = {
  serena: 300,
  marriott: 250,
  radisson: 200,
  mille: 150,
  other: 100,
} as const satisfies Record<HotelOption, number>;

/** The limits of a budget in USD: `from` and `to` are inclusive, `below` and `above` exclusive. */
export interface Budget {
  readonly from?: number;
  readonly to?: number;
  readonly below?: number;
  readonly above?: number;
}

/** Budgets per night; adjacent ones share their limits (MEET-2). */
export const HOTEL_BUDGETS = {
  under150: { below: 150 },
  '150-250': { from: 150, to: 250 },
  '250-400': { from: 250, to: 400 },
  over400: { above: 400 },
} as const satisfies Record<string, Budget>;
export type HotelBudget = keyof typeof HOTEL_BUDGETS;

/** Budgets for a whole meeting, from the meeting guide (MEET-2). */
const MEETING_BUDGETS = {
  '100-200': { from: 100, to: 200 },
  '200-400': { from: 200, to: 400 },
  '400-800': { from: 400, to: 800 },
  '800+': { from: 800 },
} as const satisfies Record<string, Budget>;
export type MeetingBudget = keyof typeof MEETING_BUDGETS;

export const HOTEL_BUDGET_IDS = Object.keys(HOTEL_BUDGETS) as readonly HotelBudget[];
export const MEETING_BUDGET_IDS = Object.keys(MEETING_BUDGETS) as readonly MeetingBudget[];

/** Whether a price in USD is within a budget. */
export function isWithin(price: number, { from, to, below, above }: Budget): boolean {
  return (
    price >= (from ?? -Infinity) &&
    price <= (to ?? Infinity) &&
    (below === undefined || price < below) &&
    (above === undefined || price > above)
  );
}

/** The visitor's budgets; an empty text means no limit. */
export interface HotelWishes {
  readonly night: HotelBudget | '';
  readonly meeting: MeetingBudget | '';
}

/** Returns the options whose price per night is within the nightly budget and affordable from the meeting budget. */
export function hotelsWithin({ night, meeting }: HotelWishes): readonly HotelOption[] {
  const most: Budget = meeting === '' ? {} : MEETING_BUDGETS[meeting];
  return HOTEL_OPTIONS.filter((option) => {
    const price = HOTEL_PRICES[option];
    return (
      (night === '' || isWithin(price, HOTEL_BUDGETS[night])) && price <= (most.to ?? Infinity)
    );
  });
}

/** Parses one of a list of choices; anything else is the empty choice. */
export function readChoice<Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
): Choice | '' {
  return choices.find((choice) => choice === value) ?? '';
}
