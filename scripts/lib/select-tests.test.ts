import { describe, expect, it } from 'vitest';

import { nearest } from './nearest.mjs';
import { selectTests } from './select-tests.mjs';

const SWITCH = 'packages/ui/src/components/switch/Switch.stories.tsx';
const LABEL = 'packages/ui/src/components/switch/label.test.ts';
const CONTACT = 'apps/site/e2e/specs/contact.spec.ts';
const FILES = [
  SWITCH,
  LABEL,
  CONTACT,
  'packages/ui/src/components/switch/Switch.tsx',
  'packages/ui/src/components/switch-group/SwitchGroup.stories.tsx',
  'packages/ui/src/conformance.test.tsx',
  'packages/features/src/domain/contact.test.ts',
  'apps/site/e2e/specs/service.spec.ts',
  '.storybook/e2e/docs.spec.ts',
  'README.md',
];
const NONE = { rules: [], hooks: [], stories: [], storybook: [], e2e: [], consumers: [] };
const messageFor = (...args: string[]) => {
  try {
    selectTests(args, FILES);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('the arguments of npm test', () => {
  it.each(['packages/ui/src/components/switch', './packages/ui/src/components/switch/'])(
    'select the folder %s alone',
    (folder) => {
      expect(selectTests([folder], FILES)).toEqual({ ...NONE, rules: [LABEL], stories: [SWITCH] });
    },
  );

  it('select an end-to-end test by its name', () => {
    expect(selectTests(['contact'], FILES)).toEqual({ ...NONE, e2e: [CONTACT] });
    expect(selectTests(['docs'], FILES)).toEqual({
      ...NONE,
      storybook: ['.storybook/e2e/docs.spec.ts'],
    });
  });

  it('select what each of them means, each file once', () => {
    const { e2e, hooks } = selectTests(
      ['contact', CONTACT, 'packages/ui/src/conformance.test.tsx'],
      FILES,
    );
    expect(e2e).toEqual([CONTACT]);
    expect(hooks).toEqual(['packages/ui/src/conformance.test.tsx']);
  });

  it.each([
    ['switch', 'npm test -- packages/ui/src/components/switch'],
    [
      'packages/ui/src/components/switch/Switch.tsx',
      'npm test -- packages/ui/src/components/switch',
    ],
    ['contcat', 'npm test -- contact'],
    ['packages/ui/src/components/swich', 'npm test -- packages/ui/src/components/switch'],
  ])('suggest for %s: %s', (arg, suggestion) => {
    const [reason, ...suggestions] = messageFor(arg).split('\n');
    expect(reason).toContain(`No test matches '${arg}'.`);
    expect(suggestions.map((line) => line.trim())).toContain(suggestion);
  });

  it('explain themselves when nothing is close', () => {
    expect(messageFor('contact', 'zebra')).toMatch(
      /^No test matches 'zebra'\. Give the path .*\(contact\)\.$/,
    );
  });
});

describe('the nearest name', () => {
  it.each([
    ['bg-primry', 'bg-primary'],
    ['text-inc', 'text-ink'],
    ['zzzzzz', undefined],
  ])('of %s is %s', (word, expected) => {
    expect(nearest(word, ['bg-primary', 'bg-primary-hover', 'text-ink', 'p-4'])).toBe(expected);
  });
});
