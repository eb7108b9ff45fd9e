import { afterEach, expect, it } from 'vitest';

import { visitCost } from './visit-cost';

const say = (content: string) => {
  document.head.innerHTML = '<meta name="iru-visit-cost">';
  document.querySelector('meta')?.setAttribute('content', content);
};

afterEach(() => document.head.replaceChildren());

it('reads the weight that the build wrote into the page', () => {
  say('{"full":262,"low":150}');
  expect(visitCost()).toEqual({ full: 262, low: 150 });
});

it('is undefined without a build', () => {
  expect(visitCost()).toBeUndefined();
});

it.each([
  '',
  '{',
  'null',
  '{"full":262}',
  '{"full":"262","low":1}',
  '{"full":-1,"low":1}',
  '{"full":1.5,"low":1}',
])('is undefined for %j', (content) => {
  say(content);
  expect(visitCost()).toBeUndefined();
});
