import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { BROWSERS } from '../../scripts/lib/browsers.mjs';
import { wordsIn } from '../../scripts/lib/words.mjs';

/**
 * Builds a classic script. No package may be in it, because `licences.txt` would miss its licence.
 * @param {string} source The path of its source, from here.
 * @param {Pick<import('vite').InlineConfig, 'plugins' | 'define' | 'resolve' | 'ssr'>} [options]
 * @returns {Promise<string>} Its code.
 */
export const buildScript = async (source, options) => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    ...options,
    build: {
      write: false,
      target: BROWSERS,
      rolldownOptions: {
        input: fileURLToPath(new URL(source, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${source} was not built.`);
  const [{ code, moduleIds }] = output.output;
  const packages = moduleIds.filter((id) => id.includes('/node_modules/'));
  if (packages.length > 0)
    throw new Error(
      `${source} contains packages, whose licences aren't collected: ${packages.join(', ')}`,
    );
  return code;
};

/** Builds `boot.js`, which runs first on each page. @param {string} language */
export const buildBoot = (language) => buildScript('src/boot.ts', wordsIn(language));
