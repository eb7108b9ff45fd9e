import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';

export const assets = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../packages/features/src/assets',
);

/** Writes a file under the assets folder and says its size. */
export function save(name, data) {
  const file = join(assets, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  console.log(`${name}  ${Buffer.byteLength(data)} bytes`);
}

/** Makes SVG markup small: paths in whole units, at most one CSS pixel, and other numbers to one decimal. Ids get a prefix so that two drawings can share a page. */
export function small(svg, prefix) {
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: { cleanupIds: { minify: true }, convertPathData: { floatPrecision: 0 } },
        },
      },
      { name: 'prefixIds', params: { prefix } },
    ],
  }).data;
}

/** Bytes after brotli, as a server sends them. */
export function brotli(data) {
  return brotliCompressSync(Buffer.from(data)).length;
}
