// The versions of Node that we name, in four places, are those that CI runs.
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('are the same in the manifest, the guides and CI', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as {
    jobs: Record<string, { strategy?: { matrix: { node: (string | number)[] } } }>;
  };
  const versionsOf = (job: string) => (jobs[job]?.strategy?.matrix.node ?? []).map(String);
  const numbered = versionsOf('node').filter((version) => version !== 'latest');
  const oldest = String(numbered[0]);
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toMatch(new RegExp(`^\\^${oldest}\\.0 `));
  expect(versionsOf('test')).toEqual([oldest, numbered.at(-1)]);
  expect(numbered).toContain(read('.nvmrc').trim());
  const sentence = `Node ${numbered.slice(0, -1).join(', ')} or ${String(numbered.at(-1))}`;
  for (const guide of ['README.md', 'CONTRIBUTING.md'])
    expect([guide, read(guide).includes(sentence)]).toEqual([guide, true]);
});
