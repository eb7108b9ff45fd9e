import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig, type Plugin } from 'vite';

import { BROWSERS } from '../../scripts/lib/browsers.mjs';
import { classNames } from './build/class-names';
import { declarations } from './build/declarations';
import { modulesOf, publishedManifest, readManifest } from './build/manifest';
import { styles } from './build/styles';
import { designToolFiles } from './src/tokens/design-tool-files';
import tokenSource from './src/tokens/tokens.json' with { type: 'json' };

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../..');
const manifest = readManifest(HERE);

/** Adds the files published alongside the modules. */
const documents = (): Plugin => ({
  name: 'iru:documents',
  generateBundle(_options, bundle) {
    const sheets = Object.keys(bundle).filter((path) => path.endsWith('.css'));
    const files = {
      'README.md': readFileSync(join(HERE, 'README.md'), 'utf8'),
      'CHANGELOG.md': readFileSync(join(HERE, 'CHANGELOG.md'), 'utf8'),
      LICENSE: readFileSync(join(ROOT, 'LICENSE'), 'utf8'),
    };
    const tokens = designToolFiles(tokenSource);
    const written = {
      ...tokens,
      'package.json': publishedManifest(manifest, [...sheets, ...Object.keys(tokens)]),
    };
    for (const [fileName, source] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source });
    for (const [fileName, json] of Object.entries(written))
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(json, null, 2)}\n` });
  },
});

/** Builds the published package; `dist` is its root. */
export default defineConfig(() => {
  const classes = new Map<string, Set<string>>();
  return {
    root: HERE,
    publicDir: false,
    plugins: [classNames(classes), styles(HERE, classes), declarations(ROOT), documents()],
    // Left for the consumer's bundler to replace.
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    build: {
      target: BROWSERS,
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
        // Modules aren't merged, so 'use client' keeps its meaning.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        external: (id) => !isAbsolute(id) && !/^[.\0]/.test(id),
        output: {
          // Strips whitespace but keeps names. Embedding the sources would double the package's size.
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
