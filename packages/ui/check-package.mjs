// Checks the package as npm would serve it: its manifest, its types, the weight of each entry and its public types.
// `--write` accepts new weights and types; review then shows them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../..');
const PACKAGE = join(HERE, 'dist');
const REPORTS = join(ROOT, 'test-results');
const WRITTEN = 'Written by `npm run check --workspace @iru/ui -- --write`.';
/** In bytes. */
const MAX_TARBALL = 150_000;
/** How far an entry may grow before its weight has to be accepted. */
const MAX_GROWTH = 1.03;

/** @type {string[]} */
const problems = [];

/** @param {string} path @param {string[]} args */
const node = (path, ...args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', path), ...args],
    { cwd: HERE, encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (status !== 0) problems.push(`${path} failed:\n${stdout.slice(-3000)}${stderr.slice(-3000)}`);
  return stdout;
};
/** @param {string} path */
const read = (path) => readFileSync(join(HERE, path), 'utf8').replaceAll('\r\n', '\n');

node('vite/bin/vite.js', 'build', '--configLoader', 'runner', '--logLevel', 'warn');
const names = Object.keys(JSON.parse(read('dist/package.json')).exports).map((name) =>
  name.slice(2),
);
const modules = names.filter((name) => !/\.(css|json)$/.test(name));

mkdirSync(REPORTS, { recursive: true });
const [tarball] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', REPORTS], {
    cwd: PACKAGE,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }),
);
console.log(`Package: ${(tarball.size / 1000).toFixed(1)} kB, ${tarball.entryCount} files`);
if (tarball.size > MAX_TARBALL) problems.push(`The package has more than ${MAX_TARBALL} bytes.`);

console.log(node('publint/src/cli.js', PACKAGE, '--strict'));

const attw = '@arethetypeswrong/cli/dist/index.js';
const archive = join(REPORTS, tarball.filename);
node(attw, archive, '--profile', 'esm-only', '--format', 'json', '--entrypoints', ...modules);
console.log(`Types: ${modules.length} entries checked by arethetypeswrong.`);

/** @type {{ name: string, size: number }[]} */
const sizes = JSON.parse(node('size-limit/bin.js', '--json'));
const weight = (/** @type {string} */ name) =>
  sizes.find((each) => each.name === name)?.size ?? '–';
const table = [
  '| Entry | JavaScript | CSS |',
  '| --- | --: | --: |',
  ...modules
    .filter((name) => !/^hooks|\/(variants|labels)$/.test(name))
    .map((name) => `| ${name} | ${weight(`${name} js`)} | ${weight(`${name} css`)} |`),
  ...['base', 'reset', 'styles', 'tokens'].map(
    (name) => `| ${name}.css | – | ${weight(`${name} css`)} |`,
  ),
];
console.log(table.join('\n'));

/** What a consumer can rely on: every declaration file without its comments. */
const declarations = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.d.ts'))
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => {
    const text = read(`dist/${path}`).replace(/^\s*\/\*\*[^]*?\*\/\n/gm, '');
    return `## ${path}\n\n\`\`\`ts\n${text.trim()}\n\`\`\`\n`;
  });
const api = `# Public types\n\nEach change here is a change for consumers. ${WRITTEN}\n\n${declarations.join('\n')}`;

if (process.argv.includes('--write')) {
  writeFileSync(
    join(HERE, 'SIZES.md'),
    `# Sizes\n\nBytes, minified and gzipped: each entry with all it imports except React, each style sheet with its tokens and base. ${WRITTEN}\n\n${table.join('\n')}\n`,
  );
  writeFileSync(join(HERE, 'API.md'), api);
} else {
  const accepted = new Map(
    [...read('SIZES.md').matchAll(/^\| (\S+) \| (\d+|–) \| (\d+|–) \|$/gm)].flatMap(
      ([, name = '', js, css]) => [
        [`${name} js`, Number(js)],
        [`${name.replace('.css', '')} css`, Number(css)],
      ],
    ),
  );
  for (const { name, size } of sizes) {
    const before = accepted.get(name) ?? 0;
    if (!(size <= before * MAX_GROWTH))
      problems.push(`${name}: ${size} bytes, ${before} in packages/ui/SIZES.md.`);
  }
  if (read('API.md') !== api)
    problems.push('The public types differ from packages/ui/API.md. Review them, then --write.');
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
