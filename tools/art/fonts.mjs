// Cuts the two typefaces to what the product writes: the weights in use, and Latin with the accents of French, Kinyarwanda and Swahili.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = new URL('../../packages/ui/src/tokens/fonts/', import.meta.url);
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
const letters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  'ıŒœŸ‐‑–—‘’‚“”„•…‰′″‹›€™←↑→↓−≈',
  '\u2009',
  '\u200b',
  '\u202f',
  '\u2060',
].join('');

mkdirSync(target, { recursive: true });
for (const { name, wght } of [
  { name: 'fraunces', wght: 560 },
  { name: 'figtree', wght: { min: 400, max: 700 } },
]) {
  const source = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const cut = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  writeFileSync(new URL(`${name}.woff2`, target), cut);
  console.log(`${name}.woff2  ${cut.length} bytes`);
}
