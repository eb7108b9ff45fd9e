// Runs the checks of apps/site/engines on a new build, in Firefox and WebKitGTK; in CI it installs what is missing.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

import { findOnPath } from './lib/chromium.mjs';
import { aptAdvice, aptInstalls, ensurePackages, ROOT } from './lib/install.mjs';

const PROGRAMS = [
  { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { names: ['xvfb-run'], package: 'xvfb' },
];
const findMissing = () =>
  PROGRAMS.filter(({ names }) => !findOnPath(names)).map((program) => program.package);

/** @param {...string} args */
const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

ensurePackages();
if (findMissing().length > 0) aptInstalls(...findMissing());
if (findMissing().length > 0) {
  console.error(
    `Nothing was tested: ${findMissing().join(', ')} missing.${aptAdvice(...findMissing())} Elsewhere than on Debian and Ubuntu, run this in a container of Debian: WebKitGTK's driver is only there.`,
  );
  process.exit(1);
}
run('scripts/build.mjs', '--site', '--language', 'fr');
run(
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--config',
  'apps/site/engines/vitest.config.ts',
  ...process.argv.slice(2),
);
