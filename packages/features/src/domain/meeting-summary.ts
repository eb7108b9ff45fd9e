import { isDay } from './booking';
import { LIMITS } from './limits';
import { safeText } from './text';

/** A meeting plan; an empty text means not yet known (MEET-1). */
export interface MeetingPlan {
  readonly host: string;
  readonly guest: string;
  readonly place: string;
  /** As YYYY-MM-DD. */
  readonly date: string;
  /** As HH:MM in Kigali. */
  readonly time: string;
}

export const EMPTY_PLAN: MeetingPlan = { host: '', guest: '', place: '', date: '', time: '' };

/** Shown for an empty field (MEET-1). */
const DASH = '—';

/** The name of the downloaded file (MEET-1). */
export const SUMMARY_FILE = 'meeting-summary.txt';

export const lineOf = (text: string): string =>
  safeText(text.slice(0, LIMITS.planLine * 16), LIMITS.planLine) || DASH;

export interface SummaryWords {
  readonly title: string;
  readonly host: string;
  readonly guest: string;
  readonly place: string;
  readonly time: string;
  /** Formats a value with its label. */
  readonly line: (name: string, value: string) => string;
  /** The line that recommends 112. */
  readonly safety: string;
  /** The line with every number to call. */
  readonly numbers: string;
}

/** Returns the summary as text: host, guest, place, time, the line about 112 and the numbers to call; `when` is the formatted time. */
export function summaryText(plan: MeetingPlan, when: string, words: SummaryWords): string {
  const facts = [
    [words.host, plan.host],
    [words.guest, plan.guest],
    [words.place, plan.place],
    [words.time, when],
  ] as const;
  const lines = facts.map(([name, value]) => words.line(name, lineOf(value)));
  return [words.title, '', ...lines, '', words.safety, words.numbers, ''].join('\n');
}

/** Kigali is two hours ahead of UTC all year. */
const KIGALI_HOURS = 2;

/** Whether a planned meeting is in the past: by its time or, without one, the end of its day in Kigali; never without a date. */
export function hasPassed(
  { date, time }: Pick<MeetingPlan, 'date' | 'time'>,
  now: number,
): boolean {
  const start = meetingStart({ date, time: time === '' ? '23:59' : time });
  return start !== undefined && start < now - (time === '' ? 59_999 : 0);
}

/** Returns the start of a meeting in milliseconds; undefined without a valid date and time. */
export function meetingStart({
  date,
  time,
}: Pick<MeetingPlan, 'date' | 'time'>): number | undefined {
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!clock || !isDay(date)) return undefined;
  return Date.parse(`${date}T${time}:00Z`) - KIGALI_HOURS * 3_600_000;
}
