import { describe, expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>('./{blog,help,legal}/*.mdx', { query: '?raw', import: 'default', eager: true }),
);

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** The words of a document without code, imports, expressions, tags and addresses; quotes that YAML needs are left out. */
const wordsOf = (source: string): string => {
  const front = FRONT_MATTER.exec(source)?.[1] ?? '';
  const values = front.split('\n').map((line) => line.replace(/^\w+: /, '').replace(/^'(.*)'$/, '$1'));
  const body = source
    .replace(FRONT_MATTER, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/`[^`]*`|\{[^}]*\}|<[^>]*>|\]\([^)]*\)/g, ' ');
  return [...values, body].join('\n');
};

describe('the prose', () => {
  it('is there', () => {
    expect(sources.length).toBeGreaterThan(30);
  });

  it.each(sources)('of %s has curly quotes and apostrophes', (_, source) => {
    expect(wordsOf(source).match(/.{0,20}["'].{0,20}/g) ?? []).toEqual([]);
  });

  it.each(sources)('of %s opens as many quotes as it closes', (_, source) => {
    const count = (mark: string) => wordsOf(source).split(mark).length;
    expect(count('“')).toBe(count('”'));
  });

  it.each(sources)('of %s keeps ranges of numbers on one line', (_, source) => {
    const body = source.replace(FRONT_MATTER, '').replaceAll(/<Ranges>\d+-\d+<\/Ranges>/g, '');
    expect(body.match(/.{0,20}\b\d+-\d+.{0,20}/g) ?? []).toEqual([]);
  });
});
