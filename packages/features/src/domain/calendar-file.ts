/** A date for a calendar program. */
export interface CalendarEvent {
  /** The product that writes the file. */
  readonly product: string;
  /** A text that no other event has. */
  readonly uid: string;
  /** When the file is written, in milliseconds since 1970. */
  readonly written: number;
  /** When it begins, in milliseconds since 1970. */
  readonly start: number;
  /** How long it lasts, in minutes. */
  readonly minutes: number;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
}

/** The name of the downloaded file. */
export const CALENDAR_FILE = 'meeting.ics';

/** The most octets of a line without its break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** A text as a property holds it: without control characters, its breaks and separators escaped (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** The octets of a character in UTF-8. */
export const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** One line as lines of at most 75 octets, each but the first begun by a space (RFC 5545, section 3.1). */
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

/** An instant as calendars write it in universal time, such as 20260613T110000Z. */
export const calendarTime = (instant: number): string =>
  new Date(instant)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');

/** A calendar file with one event, its times in universal time (RFC 5545). */
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
