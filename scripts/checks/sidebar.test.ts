import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { toId } from 'storybook/internal/csf';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

import { JOURNEY, JOURNEY_ADDRESS } from '../../.storybook/journey-tag';
import { STORY_FOLDERS } from '../../.storybook/story-folders';
import { storyName } from '../../.storybook/story-name';
import { SYNONYMS, withoutSynonyms, withSynonyms } from '../../.storybook/synonyms';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GROUPS = [
  'Actions',
  'Forms',
  'Navigation',
  'Overlays',
  'Feedback',
  'Media',
  'Text',
  'Dating',
  'New',
];

const text = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

const stories = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => [path, /^const meta[^\n]*\{\s*title: '([^']+)'/m.exec(text(path))?.[1]] as const);

describe('the sidebar of Storybook', () => {
  it.each(stories)('names %s in words that a reader knows', (_path, title) => {
    expect(title).toMatch(/^(?:[A-Z][a-z]*(?: [a-z]+)*\/)?[A-Z][a-z]*(?: [a-z]+)*$/);
  });

  it.each(stories.filter(([path]) => path.startsWith('packages/ui/src/components/')))(
    'has a group for %s',
    (_path, title) => {
      expect(GROUPS).toContain(title?.split('/')[0]);
    },
  );

  it.each(stories)('keeps the address of %s when its words change', (path, title) => {
    const prefix = STORY_FOLDERS.find(({ directory }) =>
      path.startsWith(`${directory}/`),
    )?.titlePrefix;
    expect(/^const meta[^\n]*\{\s*title: '[^']+',\s*id: '([^']+)'/m.exec(text(path))?.[1]).toBe(
      toId(`${prefix}/${title}`, 'x').replace('--x', ''),
    );
  });

  it.each(stories)('says of each test and journey in %s what it proves', (path) => {
    const silent = [
      ...text(path).matchAll(/^(.*)\nexport const (\w+): Story = \{(.*\};$|[\s\S]*?^\};$)/gm),
    ]
      .filter(
        ([, before = '', , body = '']) =>
          /tags: \[[^\]]*'(behaviour|journey)'/.test(body) && !before.endsWith('*/'),
      )
      .map(([, , name]) => name);
    expect(silent).toEqual([]);
  });

  it.each([
    ['Long Words', 'Long words'],
    ['As A Person', 'As a person'],
    ['Phone 360', 'Phone 360'],
    ['RTL And LTR', 'RTL and LTR'],
  ])('calls the story %s "%s"', (written, read) => {
    expect(storyName(written)).toBe(read);
  });

  it('knows a journey by its address', () => {
    const journeys = stories
      .filter(([path]) => new RegExp(`tags: \\[[^\\]]*'${JOURNEY}'`).test(text(path)))
      .map(([path]) => path);
    const known = stories
      .filter(([path]) =>
        `/story/${/^const meta[^\n]*id: '([^']+)'/m.exec(text(path))?.[1]}`.startsWith(
          JOURNEY_ADDRESS,
        ),
      )
      .map(([path]) => path);
    expect(journeys).toHaveLength(7);
    expect(known).toEqual(journeys);
  });

  it('finds components by names that are there', () => {
    const names = new Set(
      stories.flatMap(([, title = '']) => [
        title.split('/').at(-1),
        title.split('/').slice(-2).join('/'),
      ]),
    );
    expect(Object.keys(SYNONYMS).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['Home/Discover', ['HOME-3'], 'Home/Discover (HOME-3)'],
    ['Overlays/Dialog', [], 'Overlays/Dialog (modal, popup)'],
    ['Pricing/Page', ['COINS-1', 'COINS-6'], 'Pricing/Page (wallet, coins, COINS-1, COINS-6)'],
    ['Home/Hero', [], 'Home/Hero'],
  ])(
    'lets the search find %s by what it proves, %j, and shows its name alone',
    (title, proves, searched) => {
      expect(withSynonyms(title, proves)).toBe(searched);
      expect(withoutSynonyms(searched)).toBe(title);
    },
  );

  it('orders names without what only the search reads', () => {
    const compare = getStorySortParameter(text('.storybook/preview.tsx')) as (
      one: { title: string },
      other: { title: string },
    ) => number;
    const inOrder = [
      'Start here',
      'Requirements',
      'Foundations/Colours',
      'Components/Forms/Text field (input, email)',
      'Components/Overlays/Dialog (modal, popup)',
      'Components/New thing',
      'Parts/Shell/Header (SHELL-2)',
      'Parts/Shell/Header (SHELL-2)/Tests',
      'Parts/Avatar',
      'Pages/Home/Discover (HOME-3)',
      'Pages/Home/Page (HOME-1)',
      'Pages/Login (LOGIN-1)',
      'Pages/Settings (SETTINGS-1)',
      'Pages/Quite new',
      'Journeys/Register (REG-1)',
      'Journeys/Meeting (MEET-1)',
    ];
    const sorted = inOrder
      .toReversed()
      .map((title) => ({ title }))
      .sort(compare);
    expect(sorted.map(({ title }) => title)).toEqual(inOrder);
  });

  it('has no folder of one but that of new components, and no name twice', () => {
    const named = stories.map(
      ([path, title]) =>
        `${path.replace(/^(?:packages|apps)\/\w+\/src\/(\w+)\/.*/, '$1')}: ${title}`,
    );
    const folders = named
      .filter((name) => name.includes('/'))
      .map((name) => name.slice(0, name.indexOf('/')));
    expect(
      folders.filter(
        (folder) =>
          !folder.endsWith(': New') && folders.filter((other) => other === folder).length === 1,
      ),
    ).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});
