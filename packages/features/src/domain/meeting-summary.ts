import { isDay } from './booking';
import { LIMITS } from './limits';
import { safeText } from './text';

/** What two people have agreed on; an empty text is not known yet (MEET-1). */
export interface MeetingPlan {
  readonly host: string;
  readonly guest: string;
  readonly place: string;
  /** The day as YYYY-MM-DD. */
  readonly date: string;
  /** The hour in Kigali as HH:MM. */
  readonly time: string;
}

/** Nothing is agreed yet. */
export const EMPTY_PLAN: MeetingPlan = { host: '', guest: '', place: '', date: '', time: '' };

/** What stands in place of an empty field (MEET-1). */
const DASH = '—';

/** The name of the downloaded file (MEET-1). */
export const SUMMARY_FILE = 'meeting-summary.txt';

/** A field as a summary shows it: one safe line, or a dash. */
export const lineOf = (text: string): string =>
  safeText(text.slice(0, LIMITS.planLine * 16), LIMITS.planLine) || DASH;

/** The words of the file, in its order. */
export interface SummaryWords {
  readonly title: string;
  readonly host: string;
  readonly guest: string;
  readonly place: string;
  readonly time: string;
  /** The line that recommends 112. */
  readonly safety: string;
}

/** The summary as a text file: host, guest, place, time and the line about 112; `when` is the time in words. */
export function summaryText(plan: MeetingPlan, when: string, words: SummaryWords): string {
  const facts = [
    [words.host, plan.host],
    [words.guest, plan.guest],
    [words.place, plan.place],
    [words.time, when],
  ] as const;
  const lines = facts.map(([name, value]) => `${name}: ${lineOf(value)}`);
  return [words.title, '', ...lines, '', words.safety, ''].join('\n');
}

/** Kigali is two hours ahead of universal time all year. */
const KIGALI_HOURS = 2;

/** Whether a planned moment is over: its hour, or where none is given its whole day in Kigali; never without a day. */
export function hasPassed(
  { date, time }: Pick<MeetingPlan, 'date' | 'time'>,
  now: number,
): boolean {
  const start = meetingStart({ date, time: time === '' ? '23:59' : time });
  return start !== undefined && start < now - (time === '' ? 59_999 : 0);
}

/** The instant at which a meeting begins, in milliseconds; undefined without a real day and hour. */
export function meetingStart({
  date,
  time,
}: Pick<MeetingPlan, 'date' | 'time'>): number | undefined {
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!clock || !isDay(date)) return undefined;
  return Date.parse(`${date}T${time}:00Z`) - KIGALI_HOURS * 3_600_000;
}
