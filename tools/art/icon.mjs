// Draws the icon for what doesn't know SVG, or asks for /favicon.ico without having read a page: 16 and 32 pixels, in PNG.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const site = fileURLToPath(new URL('../../apps/site/public/', import.meta.url));
const drawings = await Promise.all(
  [16, 32].map(async (size) => ({
    size,
    png: await sharp(`${site}favicon.svg`, { density: size * 6 })
      .resize(size, size)
      .png({ palette: true, colours: 64, effort: 10 })
      .toBuffer(),
  })),
);

const HEADER = 6;
const ENTRY = 16;
const header = Buffer.alloc(HEADER + ENTRY * drawings.length);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(drawings.length, 4);
let offset = header.length;
for (const [index, { size, png }] of drawings.entries()) {
  const at = HEADER + ENTRY * index;
  header.writeUInt8(size, at);
  header.writeUInt8(size, at + 1);
  header.writeUInt16LE(1, at + 4);
  header.writeUInt16LE(32, at + 6);
  header.writeUInt32LE(png.length, at + 8);
  header.writeUInt32LE(offset, at + 12);
  offset += png.length;
}
writeFileSync(`${site}favicon.ico`, Buffer.concat([header, ...drawings.map(({ png }) => png)]));
console.log(`favicon.ico  ${offset} bytes`);
