import { describe, expect, it } from 'vitest';

import { readProse } from '../lib/prose.mjs';

const DOCUMENT = `---
title: A document
effective: 2024-01-15
---

Before the first heading.

## Your data

It stays **here**.

- one point

### Twice

| Kind | Kept |
| --- | --- |
| Messages | until deletion |

### Twice

<InShort>A summary.</InShort>
`;

describe('a document', () => {
  it('gives its front matter, its name and its length', async () => {
    const { meta } = await readProse(DOCUMENT, '/content/a-document.mdx');
    expect(meta).toMatchObject({
      title: 'A document',
      effective: '2024-01-15',
      slug: 'a-document',
    });
    expect(meta.words).toBe(20);
  });

  it('gives each heading an id of its own', async () => {
    const { outline, code } = await readProse(DOCUMENT, 'a.mdx');
    expect(outline).toEqual([
      { id: 'your-data', depth: 2, text: 'Your data' },
      { id: 'twice', depth: 3, text: 'Twice' },
      { id: 'twice-1', depth: 3, text: 'Twice' },
    ]);
    expect(code).toContain('id: "twice-1"');
  });

  it('keeps the ids of the English headings in a translation, which has the same headings', async () => {
    const { outline } = await readProse(DOCUMENT, 'a.mdx');
    const french = '## Vos données\n\n### Une fois\n\n### Deux fois\n';
    const translated = await readProse(french, 'fr.mdx', outline);
    expect(translated.outline.map(({ id, text }) => [id, text])).toEqual([
      ['your-data', 'Vos données'],
      ['twice', 'Une fois'],
      ['twice-1', 'Deux fois'],
    ]);
    await expect(readProse('## Vos données\n', 'fr.mdx', outline)).rejects.toThrow('fr.mdx');
  });

  it('gives the plain text under each heading', async () => {
    const { sections } = await readProse(DOCUMENT, 'a.mdx');
    expect(sections.map(({ id, text }) => [id, text])).toEqual([
      ['', 'Before the first heading.'],
      ['your-data', 'It stays here. one point'],
      ['twice', 'Kind · Kept · Messages · until deletion'],
      ['twice-1', 'A summary.'],
    ]);
  });
});

const WITH_RANGES = `---
title: Ranges
---

<InShort>Within 24-48 hours.</InShort>

## In 3–5 days

5-7 days, or [10-20 more](/help?from=1-2#in-3-5-days); \`30-40\` is code, 18+ and one-way are no ranges.

| Step | For |
| --- | --- |
| Limits | **24-72** hours |
`;

describe('a range of numbers', () => {
  it('stays on one line wherever it is read, and in code as it is', async () => {
    const { code } = await readProse(WITH_RANGES, 'a.mdx');
    const kept = [
      ...code.matchAll(/span, \{\s*className: "whitespace-nowrap",\s*children: "([^"]*)"/g),
    ].map(([, text]) => text);
    expect(kept).toEqual(['24-48', '3–5', '5-7', '10-20', '24-72']);
    expect(code.match(/whitespace-nowrap/g)).toHaveLength(kept.length);
    expect(code).toContain('children: "30-40"');
    expect(code).toContain('" days, or "');
  });

  it('leaves addresses, headings and the text of the search alone', async () => {
    const { code, outline, sections, meta } = await readProse(WITH_RANGES, 'a.mdx');
    expect(code).toContain('href: "/help?from=1-2#in-3-5-days"');
    expect(outline).toEqual([{ id: 'in-35-days', depth: 2, text: 'In 3–5 days' }]);
    expect(sections).toEqual([
      { id: '', heading: '', text: 'Within 24-48 hours.' },
      {
        id: 'in-35-days',
        heading: 'In 3–5 days',
        text: '5-7 days, or 10-20 more; 30-40 is code, 18+ and one-way are no ranges. Step · For · Limits · 24-72 hours',
      },
    ]);
    expect(meta.words).toBe(25);
  });
});
