import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { BROWSERS } from '../../scripts/lib/browsers.mjs';
import { mockWorker } from '../../scripts/lib/mock-worker.mjs';
import { prose } from '../../scripts/lib/prose.mjs';
import { chosenLanguage } from '../../scripts/lib/languages.mjs';
import { wordsIn } from '../../scripts/lib/words.mjs';
import { buildBoot } from './build-boot.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Removes the style sheet that sonner injects, which the content policy forbids; it's imported as a file instead. */
const withoutInjectedStyles = (): Plugin => ({
  name: 'iru:without-injected-styles',
  transform: {
    filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs/ },
    handler(code) {
      const injected = /(?<![\w$.])[\w$]+\(`:where\(html\[dir="ltr"\]\)[^`]*`\);?/;
      if (!injected.test(code))
        throw new Error('sonner no longer injects its styles where this plugin removes them.');
      return { code: code.replace(injected, ''), map: null };
    },
  },
});

/** Gives the page the language and boot script of a build in another language than English. */
const pageIn = (language: string): Plugin | false =>
  language !== 'en' && {
    name: 'iru:page-in-language',
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en"', `<html lang="${language}"`)
        .replaceAll('src="/boot.js"', `src="/${language}/boot.js"`),
  };

/** Serves the built `boot.js` in development. */
const bootInDevelopment = (language: string): Plugin => ({
  name: 'iru:boot-in-development',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(
      language === 'en' ? '/boot.js' : `/${language}/boot.js`,
      (_request, response, next) => {
        buildBoot(language).then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          next,
        );
      },
    );
  },
});

/** Fills the placeholders of the development page, as prerendering does in a build. */
const frameInDevelopment = (): Plugin => ({
  name: 'iru:frame-in-development',
  apply: 'serve',
  async transformIndexHtml(html, { server }) {
    const module = await server?.ssrLoadModule(here('src/splash.tsx'));
    const { renderFrame } = module as { renderFrame: () => Readonly<Record<string, string>> };
    return Object.entries(renderFrame()).reduce(
      (filled, [placeholder, markup]) => filled.replace(placeholder, () => markup),
      html,
    );
  },
});

/** The router's `exports` name only its development build, whose warnings visitors would download. */
const routerForVisitors = ['index', 'dom-export'].map((name) => ({
  find: name === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: here(`../../node_modules/react-router/dist/production/${name}.mjs`),
}));

/** Code shared by at least this many pages and lazy components gets its own file; other shared code is copied into each, up to this many bytes. */
const MIN_SHARED_BY = 20;
const MAX_COPY_BYTES = 10_000;

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // In development the assistant is mocked, unless a service is set.
  const service = command === 'serve' && mode !== 'demo' ? process.env['IRU_API'] : undefined;
  const language = chosenLanguage();
  const words = wordsIn(language);
  const mocked = mode === 'demo' || (command === 'serve' && service === undefined);
  return {
    root: here('.'),
    envDir: here('../..'),
    define: { __IRU_MOCKED__: JSON.stringify(mocked) },
    plugins: [
      pageIn(language),
      prose(),
      react(),
      tailwindcss(),
      withoutInjectedStyles(),
      // Only in the mock modes: a production build never contains it.
      mocked && !isSsrBuild && mockWorker(),
      bootInDevelopment(language),
      frameInDevelopment(),
    ],
    resolve: {
      ...words.resolve,
      alias: command === 'build' && !isSsrBuild ? routerForVisitors : [],
    },
    build: {
      target: BROWSERS,
      outDir: join(isSsrBuild ? 'dist-server' : 'dist', language === 'en' ? '' : language),
      manifest: !isSsrBuild,
      license: !isSsrBuild && { fileName: '.vite/licences.json' },
      assetsInlineLimit: 0,
      copyPublicDir: !isSsrBuild && language === 'en',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Every page lists all other files, so shorter names make the first visit faster.
      rolldownOptions: {
        ...(isSsrBuild ? {} : { preserveEntrySignatures: false as const }),
        output: {
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          ...(isSsrBuild
            ? {}
            : {
                chunkFileNames: 'assets/[name]-[hash:7].js',
                entryFileNames: 'assets/[name]-[hash:7].js',
                // Each additional request costs a slow phone as much as a small file.
                codeSplitting: {
                  groups: [
                    { name: 'shell', tags: ['$initial'], priority: 1 },
                    { name: 'common', minShareCount: MIN_SHARED_BY },
                  ],
                  experimentalInlineCommonChunks: {
                    maxSize: MAX_COPY_BYTES,
                    exclude: /\.css(\?|$)/,
                  },
                },
              }),
        },
      },
    },
    // The service accepts questions only from its own host, so the host name is forwarded.
    server: {
      port: 5173,
      strictPort: true,
      ...(service ? { proxy: { '/api': { target: service, changeOrigin: false } } } : {}),
    },
    ssr: {
      ...words.ssr,
      noExternal: [/^@iru\//, 'lucide-react', 'sonner', /^@radix-ui\//],
    },
  };
});
