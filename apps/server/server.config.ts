import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A build bundles all packages, so that its folder runs without `node_modules`. */
export default defineConfig(({ command }) => ({
  root: resolvePath('.'),
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    license: { fileName: 'licences.md' },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: resolvePath('src/entry.ts') },
    },
  },
  optimizeDeps: { noDiscovery: true },
  // `debug` colours its lines if another package, here a development tool, has brought `supports-color`.
  ssr: command === 'build' ? { noExternal: true, external: ['supports-color'] } : {},
}));
