#!/usr/bin/env node
// `npx iru-contrast brand.css` checks a brand's colours in both themes, in every pair that the components use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { contrast, EDGE_PAIRS, TEXT_PAIRS } from './contrast';

/** `light-dark()` as it's written, or as Lightning CSS compiles it. */
const DECLARATION =
  /--iru-color-([\w-]+):\s*(?:(?:light-dark\(|var\(--lightningcss-light,)\s*(#[\da-f]{3,6})\s*(?:,|\)\s*var\(--lightningcss-dark,)\s*(#[\da-f]{3,6})\s*\)|(#[\da-f]{3,6}))/gi;
const MINIMUM = { text: 4.5, edge: 3 };

const long = (hex: string) =>
  hex.length === 4 ? hex.replace(/[\da-f]/gi, (digit) => digit + digit) : hex;

/** Reads the colours of a style sheet, each in the light and the dark theme. */
export const readColours = (css: string): Map<string, readonly [light: string, dark: string]> =>
  new Map(
    [...css.matchAll(DECLARATION)].map(([, name = '', light, dark, both = '']) => [
      name,
      [long(light ?? both), long(dark ?? both)],
    ]),
  );

/** Returns a message for each pair with too little contrast. */
export const findLowContrast = (colours: ReturnType<typeof readColours>): string[] =>
  (['light', 'dark'] as const).flatMap((theme, index) =>
    (['text', 'edge'] as const).flatMap((kind) =>
      (kind === 'text' ? TEXT_PAIRS : EDGE_PAIRS).flatMap(([front, back]) => {
        const pair = [colours.get(front)?.[index], colours.get(back)?.[index]];
        if (!pair[0] || !pair[1]) return [];
        const ratio = contrast(pair[0], pair[1]);
        return ratio >= MINIMUM[kind]
          ? []
          : [`${theme}: ${front} on ${back} is ${ratio.toFixed(2)}:1 but needs ${MINIMUM[kind]}:1`];
      }),
    ),
  );

const [, script = '', ...files] = process.argv;
if (/check-contrast\.js$|iru-contrast$/.test(script)) {
  if (files.length === 0) {
    console.error('Usage: npx iru-contrast brand.css (the file that sets --iru-color-…)');
    process.exit(2);
  }
  const ours = readColours(readFileSync(join(import.meta.dirname, '../css/tokens.css'), 'utf8'));
  const brand = readColours(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const low = findLowContrast(new Map([...ours, ...brand]));
  for (const line of low) console.error(line);
  console.log(
    low.length === 0
      ? 'All pairs have enough contrast in both themes.'
      : `Pairs with too little contrast: ${low.length}`,
  );
  process.exitCode = low.length === 0 ? 0 : 1;
}
