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
    expect(meta).toMatchObject({ title: 'A document', effective: '2024-01-15', slug: 'a-document' });
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
