import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig, type Plugin } from 'vite';

import { classNames } from './build/class-names';
import { declarations } from './build/declarations';
import { modulesOf, publishedManifest, readManifest } from './build/manifest';
import { styles } from './build/styles';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../..');
const manifest = readManifest(HERE);

/** What is published beside the modules. */
const documents = (): Plugin => ({
  name: 'iru:documents',
  generateBundle(_options, bundle) {
    const sheets = Object.keys(bundle).filter((path) => path.endsWith('.css'));
    const files = {
      'README.md': readFileSync(join(HERE, 'README.md'), 'utf8'),
      'CHANGELOG.md': readFileSync(join(HERE, 'CHANGELOG.md'), 'utf8'),
      LICENSE: readFileSync(join(ROOT, 'LICENSE'), 'utf8'),
      'package.json': `${JSON.stringify(publishedManifest(manifest, sheets), null, 2)}\n`,
    };
    for (const [fileName, source] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source });
  },
});

/** Builds the package that is published: `dist` is its root. */
export default defineConfig(() => {
  const classes = new Map<string, Set<string>>();
  return {
    root: HERE,
    publicDir: false,
    plugins: [classNames(classes), styles(HERE, classes), declarations(ROOT), documents()],
    // The consumer's bundler decides it.
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(
          [...modulesOf(manifest).map(([, path]) => path), 'tokens/check-contrast'].map((path) => [
            path,
            join(HERE, 'src', path),
          ]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        // Each module stays one, so 'use client' keeps its meaning.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        external: (id) => !isAbsolute(id) && !/^[.\0]/.test(id),
        output: {
          // Without spaces but with every name; the sources would double the package.
          minify: { compress: false, mangle: false, codegen: true },
          sourcemapExcludeSources: true,
          comments: { jsdoc: false },
          preserveModules: true,
          preserveModulesRoot: join(HERE, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  };
});
