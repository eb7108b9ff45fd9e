import { expect, it } from 'vitest';

import { writtenTexts } from './written-texts';

const keysOf = (code: string) =>
  Object.fromEntries(writtenTexts('copy.ts', code).map(({ key, text }) => [key, text]));

it('finds texts in objects, lists, constants, functions and calls', () => {
  expect(
    keysOf(`
      const faq = [{ question: 'Why?' }];
      const people = formatThings('person', 'people');
      export const copy = {
        title: 'Messages',
        ...{ list: 'Conversations' },
        faq,
        hello: (name: string) => \`Hello \${name}\`,
        nested: { 'two words': 'Both' } satisfies Record<string, string>,
      };
    `),
  ).toEqual({
    'copy.title': 'Messages',
    'copy.list': 'Conversations',
    'copy.faq.0.question': 'Why?',
    'copy.hello': 'Hello {name}',
    'copy.nested.two words': 'Both',
    'people.0': 'person',
    'people.1': 'people',
  });
});

it('shows a text with logic as its code', () => {
  const [text] = writtenTexts(
    'copy.ts',
    "export const count = (n: number) => n === 1 ? 'one' : `${n} people`;",
  );
  expect(text).toMatchObject({
    text: "(n: number) => n === 1 ? 'one' : `${n} people`",
    hasLogic: true,
  });
});

it('takes no number and no flag for a text', () => {
  expect(keysOf('export const copy = { score: 82, planned: true };')).toEqual({});
});

it('names a file that it can’t read', () => {
  expect(() => writtenTexts('copy.ts', 'export const =')).toThrow(/copy\.ts can't be read/);
});
