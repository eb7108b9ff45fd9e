// What the lock file says about packages: their licences and the scripts that they would run when they're installed.
import { expect, it } from 'vitest';

import lockFile from '../../package-lock.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };

/** Licences that let us ship a package to visitors and in `@iru/ui` without publishing anything of ours under them. */
const FREE_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Install scripts that `allowScripts` in package.json denies, because nothing is missing without them. */
const DENIED_SCRIPTS = {
  '@google/genai': 'prints a line',
  esbuild: 'fetches its program where npm skipped optional packages',
  msw: 'copies its worker into a folder that package.json would name; scripts/lib/mock-worker.mjs serves ours',
  protobufjs: 'warns of a version range that could be too wide',
};

interface LockedPackage {
  link?: boolean;
  version?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const packages = Object.entries<LockedPackage>(lockFile.packages).filter(([path]) =>
  path.includes('node_modules/'),
);

it('everything that ships has a free licence', () => {
  const shipped = packages.filter(([, { dev, link }]) => !dev && !link);
  expect(shipped.length).toBeGreaterThan(100);
  expect(
    shipped
      .filter(([, { license }]) => !FREE_LICENCES.includes(license ?? ''))
      .map(([path, { version, license }]) => `${nameOf(path)} ${version}: ${license}`),
    'read the licence; if it is free, add it to FREE_LICENCES',
  ).toEqual([]);
});

it('no install script runs without a reason', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(
    [...new Set(scripted.map(([path]) => nameOf(path)))].toSorted(),
    'read the script; if it is needed, allow it, otherwise `npm install-scripts deny <name>`, and add the reason here',
  ).toEqual(Object.keys(DENIED_SCRIPTS));
  expect(manifest.allowScripts).toEqual(
    Object.fromEntries(Object.keys(DENIED_SCRIPTS).map((name) => [name, false])),
  );
});
