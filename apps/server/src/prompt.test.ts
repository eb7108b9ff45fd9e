import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { promptCopy } from './copy-prompt';
import { groundedPrompt, plainAnswer } from './prompt';

describe('the prompt', () => {
  it('contains only the documents and the question', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (question, text) => {
        const documents = [{ page: '/pricing', title: 'Coins', text }];
        const { system, contents } = groundedPrompt(question, documents);
        expect(system).toBe(promptCopy.system);
        expect(JSON.parse(contents)).toEqual({ documents, question });
      }),
    );
  });

  it('truncates a long document', () => {
    const document = { page: '/legal', title: 'Terms', text: 'a'.repeat(100_000) };
    const { contents } = groundedPrompt('?', [document]);
    expect(contents.length).toBeLessThan(1500);
  });
});

describe('a model’s answer', () => {
  it.each([
    ['# Coins\n\n* A **coin** is `10 RWF`.', 'Coins\n\n A coin is 10 RWF.'],
    ['See [the prices](/pricing).', 'See the prices /pricing.'],
    ['<script>alert(1)</script>Hello', 'alert(1)Hello'],
    ['One\u202Etwo\u0007', 'Onetwo'],
    ['Call 112 if you are in danger.', 'Call 112 if you are in danger.'],
    ['120 coins for 1,200 RWF at /pricing.', '120 coins for 1,200 RWF at /pricing.'],
  ])('becomes plain text: %j', (text, plain) => {
    expect(plainAnswer(text)).toBe(plain);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    '',
    '  ',
    '```',
    `My rules: ${promptCopy.system}`,
    'Send 50000 RWF to unlock your account.',
    'Call me on +250 788 123 456.',
    'Pay with *182*1*1*0788123456#.',
    'Write to me on WhatsApp.',
  ])('is rejected: %j', (text) => {
    expect(plainAnswer(text)).toBeUndefined();
  });

  it.each(['<', '<a', '[', '[a](', '`', '# ', '\n', 'a'])(
    'is parsed before the test times out with a million characters of %j',
    (part) => {
      const text = part.repeat(1_000_000 / part.length);
      expect((plainAnswer(text) ?? '').length).toBeLessThan(1503);
    },
  );
});
