import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import process from 'node:process';

import MagicString from 'magic-string';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

import { pathInside } from '../../../scripts/lib/paths.mjs';

const SOURCES = 'packages/ui/src/';
const RELATIVE = /(?:from |import\()(['"])(\.{1,2}\/[^'"]+)\1/g;

/** Returns the declaration files of modules, from the folder of the sources. */
export const declarationsOf = (root: string, ids: readonly string[]): string[] =>
  ids
    .map((id) => pathInside(root, id) ?? '')
    .filter((path) => path.startsWith(SOURCES) && /\.tsx?$/.test(path))
    .map((path) => path.slice(SOURCES.length).replace(/\.tsx?$/, '.d.ts'));

/**
 * Adds the declarations of the built modules, which `tsc -b` generates. Relative imports get the file extension that Node's
 * resolution requires and TypeScript leaves out; imports of style sheets are removed, because they have no types.
 */
export const declarations = (root: string): Plugin => ({
  name: 'iru:declarations',
  generateBundle() {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'packages/ui'],
      { cwd: root, stdio: 'inherit' },
    );
    const types = join(root, '.tsbuild/ui');
    const pending = declarationsOf(root, [...this.getModuleIds()]);
    const done = new Set<string>();
    for (let path = pending.pop(); path; path = pending.pop()) {
      if (done.has(path)) continue;
      done.add(path);
      const code = readFileSync(join(types, path), 'utf8');
      const text = new MagicString(code);
      for (const statement of parseAst(code, { lang: 'dts' }).body)
        if (statement.type === 'ImportDeclaration' && statement.source.value.endsWith('.css'))
          text.remove(statement.start, statement.end);
      for (const { 0: match, 2: from = '', index } of code.matchAll(RELATIVE)) {
        const target = posix.join(posix.dirname(path), `${from}.d.ts`);
        if (!existsSync(join(types, target))) continue;
        pending.push(target);
        text.appendLeft(index + match.length - 1, '.js');
      }
      this.emitFile({ type: 'asset', fileName: path, source: text.toString() });
    }
  },
});
