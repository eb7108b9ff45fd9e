import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calendarFile, escapeText, foldLine, octetsOf } from './calendar-file';

const event = {
  product: 'Iru',
  uid: '1@iru.example',
  written: Date.UTC(2026, 5, 5, 7, 30),
  start: Date.UTC(2026, 5, 13, 11),
  minutes: 60,
  title: 'Meeting with Eric',
  place: 'Kigali Serena Hotel, KN 3 Avenue; lobby',
  notes: 'Tell a friend.\nEmergency: 112',
};
const text = fc.string({ unit: 'binary', maxLength: 400 });
const unfold = (file: string) => file.replaceAll('\r\n ', '');
const unescape = (value: string) =>
  value.replace(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));
const octets = (line: string) =>
  Array.from(line).reduce((sum, character) => sum + octetsOf(character), 0);

describe('a calendar file', () => {
  it('contains one event in UTC', () => {
    expect(calendarFile(event).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Iru//Meeting Guide//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:1@iru.example',
      'DTSTAMP:20260605T073000Z',
      'DTSTART:20260613T110000Z',
      'DTEND:20260613T120000Z',
      'SUMMARY:Meeting with Eric',
      'LOCATION:Kigali Serena Hotel\\, KN 3 Avenue\\; lobby',
      'DESCRIPTION:Tell a friend.\\nEmergency: 112',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('omits an empty location', () => {
    expect(calendarFile({ ...event, place: '' })).not.toContain('LOCATION');
  });

  it('stays valid for any input', () => {
    fc.assert(
      fc.property(text, text, text, (title, place, notes) => {
        const file = calendarFile({ ...event, title, place, notes });
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
        const names = unfold(file)
          .trimEnd()
          .split('\r\n')
          .map((line) => line.replace(/:.*$/su, ''));
        expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2);
        expect(names).toHaveLength(place === '' ? 14 : 15);
      }),
    );
  });
});

describe('an escaped text', () => {
  it.each([
    ['a,b;c', 'a\\,b\\;c'],
    ['a\\b', 'a\\\\b'],
    ['a\r\nb\rc\nd', 'a\\nb\\nc\\nd'],
    ['a\u0000b\u0007', 'ab'],
    ['Er\u202Eic\u200B', 'Eric'],
    ['a\uD83D', 'a'],
  ])('%j is escaped as %j', (plain, escaped) => {
    expect(escapeText(plain)).toBe(escaped);
  });

  it('can be unescaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
        expect(unescape(unfold(foldLine(escapeText(plain))))).toBe(plain);
      }),
    );
  });
});

describe('a folded line', () => {
  it('breaks after 75 octets, never inside a character', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
    expect(foldLine(`${'a'.repeat(74)}é`)).toBe(`${'a'.repeat(74)}\r\n é`);
    expect(foldLine(`${'a'.repeat(73)}💛`)).toBe(`${'a'.repeat(73)}\r\n 💛`);
  });

  it.each([
    ['a', 1],
    ['é', 2],
    ['—', 3],
    ['💛', 4],
  ])('%s takes %i octets', (character, size) => {
    expect(octetsOf(character)).toBe(size);
    expect(new TextEncoder().encode(character)).toHaveLength(size);
  });
});
