import { describe, expect, it } from 'vitest';

import { letOwnFilesPass } from '../lib/mock-worker.mjs';

/** Whether msw hears of a request of a page of https://iru.example. */
const isHeard = (url: string): boolean => {
  let heard = true;
  letOwnFilesPass({
    location: { origin: 'https://iru.example' },
    addEventListener: (_, listener) => {
      listener({
        request: { url },
        stopImmediatePropagation: () => {
          heard = false;
        },
      });
    },
  });
  return heard;
};

describe('the worker of the mocks', () => {
  it.each([
    ['a script', 'https://iru.example/assets/Button.stories-4f2a.js', false],
    ['the index', 'https://iru.example/index.json', false],
    ['a frame', 'https://iru.example/iframe.html?id=button--default&viewMode=story', false],
    ['a picture', 'https://iru.example/pictures/api/hero.avif', false],
    ['a question', 'https://iru.example/api/chat', true],
    ['a look for the connection', 'https://iru.example/robots.txt', true],
    ['a question elsewhere', 'https://generativelanguage.googleapis.com/v1beta/models', true],
    ['a picture from elsewhere', 'https://elsewhere.example/picture.png', true],
  ])('is asked for %s of %s: %s', (_, url, heard) => {
    expect(isHeard(url)).toBe(heard);
  });
});
