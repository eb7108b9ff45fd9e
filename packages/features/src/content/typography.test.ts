import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { ProseComponents, ProseModule } from './prose-module';

const sources = Object.entries(
  import.meta.glob<string>('./{blog,help,legal}/*.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const modules = import.meta.glob<ProseModule>('./{blog,help,legal}/*.mdx', {
  query: '?prose',
  eager: true,
});

const components: ProseComponents = { InShort: 'div', BrandMail: 'span', MeetingTools: 'hr' };
const rendered = Object.entries(modules).map(
  ([path, { default: Content }]) =>
    [path, renderToStaticMarkup(createElement(Content, { components }))] as const,
);
const UNBROKEN = /<span class="whitespace-nowrap">\d+[-–]\d+<\/span>/g;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Returns a document's text without code, imports, expressions, tags, URLs and the quotes that YAML needs. */
const getText = (source: string): string => {
  const front = FRONT_MATTER.exec(source)?.[1] ?? '';
  const values = front
    .split('\n')
    .map((line) => line.replace(/^\w+: /, '').replace(/^'(.*)'$/, '$1'));
  const body = source
    .replace(FRONT_MATTER, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/`[^`]*`|\{[^}]*\}|<[^>]*>|\]\([^)]*\)/g, ' ');
  return [...values, body].join('\n');
};

describe('the prose', () => {
  it('exists', () => {
    expect(sources.length).toBeGreaterThan(30);
    expect(rendered.map(([path]) => path)).toEqual(sources.map(([path]) => path));
  });

  it.each(sources)('of %s has curly quotes and apostrophes', (_, source) => {
    expect(getText(source).match(/.{0,20}["'].{0,20}/g) ?? []).toEqual([]);
  });

  it.each(sources)('of %s opens as many quotes as it closes', (_, source) => {
    const count = (mark: string) => getText(source).split(mark).length;
    expect(count('“')).toBe(count('”'));
  });

  it.each(rendered)('of %s keeps ranges of numbers on one line', (_, html) => {
    const broken = html.replaceAll(UNBROKEN, '').replaceAll(/<code>[^<]*<\/code>|<[^>]*>/g, '');
    expect(broken.match(/.{0,20}\d+[-–]\d+.{0,20}/g) ?? []).toEqual([]);
  });

  it('has ranges of numbers to keep', () => {
    expect(rendered.flatMap(([, html]) => html.match(UNBROKEN) ?? []).length).toBeGreaterThan(20);
  });
});
