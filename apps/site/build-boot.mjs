import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { BROWSERS } from '../../scripts/lib/browsers.mjs';
import { translate } from '../../scripts/lib/translate.mjs';

/**
 * Builds `boot.js`, a classic script that runs first on each page.
 * @param {string} language
 * @returns {Promise<string>} Its code.
 */
export const buildBoot = async (language) => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    plugins: [translate(language)],
    build: {
      write: false,
      target: BROWSERS,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/boot.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('boot.js was not built.');
  return output.output[0].code;
};
