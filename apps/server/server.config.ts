import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A build goes into one folder that runs on its own, with no packages beside it; in development they are taken as they are. */
export default defineConfig(({ command }) => ({
  root: here('.'),
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    reportCompressedSize: false,
    rolldownOptions: { input: { main: here('src/entry.ts'), fetch: here('src/fetch.ts') } },
  },
  optimizeDeps: { noDiscovery: true },
  ssr: command === 'build' ? { noExternal: true } : {},
}));
