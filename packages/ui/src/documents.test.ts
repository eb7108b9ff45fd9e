// Generates documents from the handbooks and stories, and fails if they're out of date. Run it with `-u` to update them.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { conformanceReport } from './testing/conformance-report';
import {
  type ComponentDescription,
  describeComponent,
  describeLibrary,
  firstExample,
} from './testing/describe-components';
import type { Handbook } from './testing/handbook';

const HERE = dirname(fileURLToPath(import.meta.url));
const { exports } = JSON.parse(readFileSync(join(HERE, '../package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const handbooks = import.meta.glob<{ readonly handbook: Handbook }>(
  './components/*/*.handbook.tsx',
  { eager: true },
);

/** The source of the props interface, with its docstrings. */
const propsOf = (source: string, code: string) =>
  new RegExp(`export (?:interface|type) ${code}Props[^]*?\\n(?:\\}|.*;)(?=\\n\\n)`).exec(
    source,
  )?.[0] ?? 'The attributes of its element.';

/** The props without a docstring on the line before. */
const withoutDescription = (props: string): string[] =>
  props
    .split('\n')
    .filter((line, at, all) => /^  [\w'-]+\??: /.test(line) && !all[at - 1]?.endsWith('*/'));

const describeFile = ([path, { handbook }]: [
  string,
  { handbook: Handbook },
]): ComponentDescription => {
  const read = (kind: string) => readFileSync(join(HERE, path.replace('.handbook.', kind)), 'utf8');
  const source = read('.');
  const stories = read('.stories.');
  const code = path.split('/').at(-1)?.replace('.handbook.tsx', '') ?? '';
  const target = path.replace('./', './src/').replace('.handbook.', '.');
  const all = stories.split(/^export const /m).slice(1);
  const nameOf = (story: string) => /^\w+/.exec(story)?.[0] ?? '';
  return {
    name: /title: '[^/]+\/([^'(]+)(?: \(|')/.exec(stories)?.[1] ?? code,
    entry:
      Object.entries(exports)
        .find(([, file]) => file === target)?.[0]
        .slice(2) ?? '',
    code,
    purpose:
      new RegExp(`/\\*\\* ([^]*?) \\*/\\nexport function ${code}\\b`)
        .exec(source)?.[1]
        ?.split('/** ')
        .at(-1)
        ?.replaceAll(/\s+\*?\s*/g, ' ') ?? '',
    example: firstExample(read('.handbook.')),
    props: propsOf(source, code),
    handbook,
    stories: all.map(nameOf),
    plays: all.filter((story) => /\bplay:|keyboardStory\(/.test(story)).map(nameOf),
  };
};

const all = Object.entries(handbooks)
  .map(describeFile)
  .filter(({ entry }) => entry !== '')
  .sort((a, b) => a.name.localeCompare(b.name));

describe('the documents', () => {
  it.each(all)('describe $name', async (component) => {
    expect(component.purpose).not.toBe('');
    expect(withoutDescription(component.props), 'describe these props').toEqual([]);
    expect(existsSync(join(HERE, 'components', component.entry.split('/')[0] ?? ''))).toBe(true);
    await expect(describeComponent(component)).toMatchFileSnapshot(
      `../llms/${component.entry.replace('/', '-')}.md`,
    );
  });

  it('list every component', async () => {
    await expect(describeLibrary(all)).toMatchFileSnapshot('../llms/llms.txt');
  });

  it('report how accessibility is tested', async () => {
    await expect(conformanceReport(all)).toMatchFileSnapshot(
      '../../../docs/accessibility-conformance.md',
    );
  });
});
