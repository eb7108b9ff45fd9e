import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package.json in the repository, whose `exports` point to the source. */
export interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

export const readManifest = (root: string) =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** Returns the module entries: the public name, such as `./button`, and the path without extension, such as `components/button/Button`. */
export const modulesOf = ({ exports }: Manifest) =>
  Object.entries(exports).flatMap(([name, target]): [string, string][] =>
    /\.tsx?$/.test(target) ? [[name, target.replace('./src/', '').replace(/\.tsx?$/, '')]] : [],
  );

/** Returns the published package.json, whose `exports` point to the build. */
export const publishedManifest = (manifest: Manifest, files: readonly string[]) => {
  const {
    private: _private,
    devDependencies: _tools,
    publishConfig: _directory,
    scripts: _scripts,
    exports: _source,
    ...rest
  } = manifest;
  return {
    ...rest,
    bin: { 'iru-contrast': './tokens/check-contrast.js' },
    exports: {
      ...Object.fromEntries(
        modulesOf(manifest).map(([name, path]) => [
          name,
          { types: `./${path}.d.ts`, default: `./${path}.js` },
        ]),
      ),
      ...Object.fromEntries(files.map((path) => [`./${path.replace('css/', '')}`, `./${path}`])),
      './package.json': './package.json',
    },
  };
};
