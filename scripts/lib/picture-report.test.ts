import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PNG } from 'pngjs';
import { expect, it } from 'vitest';

import { comparePictures, differenceOf, writeReport } from './picture-report.mjs';

/** A picture of one grey, with one pixel of another where there is one. */
const drawn = (width: number, height: number, grey: number, mark?: number): Buffer => {
  const picture = new PNG({ width, height });
  picture.data.fill(grey);
  if (mark !== undefined) picture.data[0] = mark;
  return PNG.sync.write(picture);
};

const withPictures = (pictures: Record<string, Buffer>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const side of ['before', 'after']) mkdirSync(join(folder, side));
  for (const [path, picture] of Object.entries(pictures))
    writeFileSync(join(folder, path), picture);
  return folder;
};

it('sees one pixel that is one shade off', () => {
  const { pixels, picture } = differenceOf(drawn(4, 4, 255), drawn(4, 4, 255, 254));
  expect(pixels).toBe(1);
  expect(picture).toBeDefined();
});

it('sees nothing in the same picture, however its file is written', () => {
  expect(differenceOf(drawn(4, 4, 255), drawn(4, 4, 255))).toEqual({ pixels: 0 });
  const other = PNG.sync.write(PNG.sync.read(drawn(4, 4, 255)), { deflateLevel: 0 });
  expect(differenceOf(drawn(4, 4, 255), other)).toEqual({ pixels: 0 });
});

it('counts what only the larger picture has', () => {
  expect(differenceOf(drawn(4, 4, 255), drawn(4, 6, 255)).pixels).toBe(8);
});

it('puts what changed most first, then what is new, gone and the same', () => {
  const folder = withPictures({
    'before/a.png': drawn(4, 4, 255),
    'after/a.png': drawn(4, 4, 255),
    'before/b.png': drawn(4, 4, 255),
    'after/b.png': drawn(4, 4, 255, 0),
    'before/c.png': drawn(4, 4, 255),
    'after/c.png': drawn(4, 4, 0),
    'before/d.png': drawn(4, 4, 255),
    'after/e.png': drawn(4, 4, 255),
  });
  const comparisons = comparePictures(folder);
  expect(comparisons.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'c.png changed',
    'b.png changed',
    'e.png new',
    'd.png gone',
    'a.png same',
  ]);
  expect(readdirSync(join(folder, 'difference')).sort()).toEqual(['b.png', 'c.png']);
  expect(readFileSync(writeReport(folder, 'A </script> title', comparisons), 'utf8')).toContain(
    'comparisons.js',
  );
});
