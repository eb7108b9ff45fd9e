import { stripUnsafe } from './text';

export interface CalendarEvent {
  readonly product: string;
  readonly uid: string;
  /** When the file is created, in milliseconds since 1970. */
  readonly written: number;
  /** In milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
}

export const CALENDAR_FILE = 'meeting.ics';

/** The maximum octets in a line, without its line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** Returns a property value without unsafe characters, with line breaks and separators escaped (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => stripUnsafe(line).replace(/[\\;,]/g, '\\$&'))
    .join('\\n');
}

/** Returns the number of octets of a character in UTF-8. */
export const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** Folds a line into lines of at most 75 octets, each after the first starting with a space (RFC 5545, section 3.1). */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Formats an instant in UTC, such as 20260613T110000Z. */
const calendarTime = (instant: number): string =>
  new Date(instant)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');

/** Returns a calendar file with one event, with times in UTC (RFC 5545). */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(event.product)}//Meeting Guide//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${calendarTime(event.written)}`,
    `DTSTART:${calendarTime(event.start)}`,
    `DTEND:${calendarTime(event.start + event.minutes * 60_000)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    `DESCRIPTION:${escapeText(event.notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
