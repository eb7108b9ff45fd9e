import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { minify } from 'vite';

/** What Storybook's manager is made of; it ships its own half as written, 4.6 MB of it. */
const FOLDERS = ['sb-manager', 'sb-addons'];

/** Minifies the scripts of a built Storybook's manager in their places. @param {string} storybook The folder that was built. */
export const leanManager = async (storybook) => {
  const scripts = FOLDERS.flatMap((folder) =>
    readdirSync(join(storybook, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .map((path) => join(storybook, folder, path)),
  );
  for (const path of scripts) {
    const { code, errors } = await minify(path, readFileSync(path, 'utf8'), { module: true });
    if (errors.length > 0) throw new Error(`${path} cannot be minified: ${errors[0]?.message}`);
    writeFileSync(path, code);
  }
};
