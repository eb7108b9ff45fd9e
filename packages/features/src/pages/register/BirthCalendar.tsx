import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DayPicker, type DropdownProps } from 'react-day-picker';

import {
  earliestBirthDate,
  isBirthDateAllowed,
  type IsoDate,
  latestBirthDate,
  partsOf,
} from '../../domain/age';
import { calendarLocale } from '#words/pages/register/calendar-locale';

const toDate = (date: IsoDate): Date => {
  const { year, month, day } = partsOf(date);
  return new Date(year, month - 1, day);
};

const toIso = (date: Date): IsoDate =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');

const roundClasses = 'grid size-11 place-items-center rounded-full border border-transparent';

const classNames = {
  root: 'mx-auto w-full max-w-[19.25rem] pt-1',
  months: 'relative',
  month: 'grid gap-3',
  nav: 'absolute end-0 top-0 flex max-xs:static max-xs:justify-end',
  button_previous: clsx(
    roundClasses,
    'hover:bg-sunken aria-disabled:opacity-40 forced:border-current',
  ),
  button_next: clsx(roundClasses, 'hover:bg-sunken aria-disabled:opacity-40 forced:border-current'),
  chevron: 'size-5 fill-current',
  month_caption: 'flex min-h-11 items-center pe-24 max-xs:pe-0',
  dropdowns: 'flex flex-wrap gap-2',
  months_dropdown: '',
  years_dropdown: '',
  month_grid: 'w-full table-fixed border-collapse',
  weekdays: '',
  weekday:
    'h-9 overflow-hidden text-small wrap-normal hyphens-none max-xs:text-[3.5vw] font-semibold text-ink-soft',
  week: '',
  day: 'group p-0 text-center',
  day_button: clsx(
    'mx-auto grid aspect-square w-full max-w-11 place-items-center rounded-full border border-transparent wrap-normal tabular-nums max-xs:text-[5vw]',
    'hover:bg-primary-wash disabled:cursor-not-allowed disabled:text-ink-soft disabled:line-through',
    'group-aria-selected:bg-primary group-aria-selected:text-on-primary disabled:hover:bg-transparent',
    'group-aria-selected:forced-selected group-aria-selected:font-semibold',
  ),
};

/** Replaces the library's, which repeats the choice as a text beside an icon. On a translated page that text never changes. */
function Dropdown({ options, ...rest }: DropdownProps) {
  return (
    <span className="relative flex">
      <select
        {...rest}
        className="min-h-11 cursor-pointer appearance-none rounded-sm border border-edge bg-surface ps-2 pe-7 font-semibold"
      >
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-2 my-auto size-4"
      />
    </span>
  );
}

const COMPONENTS = { Dropdown };

export interface BirthCalendarProps {
  /** The date typed so far; without one, the latest allowed day is shown. */
  value: IsoDate | undefined;
  /** In the visitor's time zone. */
  today: IsoDate;
  onPick: (date: IsoDate) => void;
}

/** A calendar for the date of birth, with lists of months and of the 100 years before the cutoff. */
export function BirthCalendar({ value, today, onPick }: BirthCalendarProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // If the grid took focus while the dialog opens, the dialog couldn't record what opened it.
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const first = toDate(earliestBirthDate(today));
  const last = toDate(latestBirthDate(today));
  const selected =
    value !== undefined && isBirthDateAllowed(value, today) ? toDate(value) : undefined;
  const [month, setMonth] = useState(selected ?? last);
  if (!ready) return <div className="min-h-80" />;
  return (
    <DayPicker
      autoFocus
      mode="single"
      required
      locale={calendarLocale}
      classNames={classNames}
      components={COMPONENTS}
      captionLayout="dropdown"
      reverseYears
      today={toDate(today)}
      month={month}
      onMonthChange={setMonth}
      startMonth={first}
      endMonth={last}
      disabled={{ before: first, after: last }}
      selected={selected}
      onSelect={(date) => onPick(toIso(date))}
    />
  );
}
