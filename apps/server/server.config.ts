import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { prose } from '../../scripts/lib/prose.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Everything into one folder that runs on its own: no packages are needed beside it. */
export default defineConfig({
  root: here('.'),
  plugins: [prose()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    reportCompressedSize: false,
    rolldownOptions: { input: { main: here('src/entry.ts'), fetch: here('src/fetch.ts') } },
  },
  ssr: { noExternal: true },
});
