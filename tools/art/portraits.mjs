import sharp from 'sharp';
import { brotli, save, small } from './lib/files.mjs';
import { ground } from './lib/grounds.mjs';
import { bust } from './lib/peeps.mjs';
import { people } from './people.mjs';

/** Shows 690 of the bust's units across 600, so that head and shoulders fill the frame. */
const FIT = 600 / 690;

function portrait(person) {
  const zoom = (person.zoom ?? 1) * FIT;
  const x = 300 - 365 * zoom + (person.dx ?? 0);
  const y = 335 - 400 * zoom + (person.dy ?? 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 600 750">
    ${ground(person.ground, person.motif)}
    <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${zoom.toFixed(4)})">${bust(person)}</g></svg>`;
}

/** A mask is drawn from 48 x 60 pixels of very soft light: no feature of the face survives in it. */
async function masked(svg) {
  const soft = await sharp(Buffer.from(svg)).resize(48, 60).removeAlpha().png().toBuffer();
  return sharp(soft).blur(8).webp({ quality: 97, smartSubsample: true, effort: 6 }).toBuffer();
}

const only = process.argv.slice(2);

for (const person of people) {
  if (only.length > 0 && !only.includes(person.id)) continue;
  const svg = small(portrait(person), person.id);
  save(`portraits/${person.id}.svg`, svg);
  console.log(`  ${brotli(svg)} bytes with brotli`);
  if (!person.id.startsWith('h')) save(`masked/${person.id}.webp`, await masked(svg));
}
