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
    'https://iru.example/assets/Button.stories-4f2a.js',
    'https://iru.example/index.json',
    'https://iru.example/iframe.html?id=button--default&viewMode=story',
    'https://iru.example/pictures/api/hero.avif',
  ])('lets %s go to the network by itself', (url) => {
    expect(isHeard(url)).toBe(false);
  });

  it.each([
    'https://iru.example/api/chat',
    'https://iru.example/robots.txt',
    'https://generativelanguage.googleapis.com/v1beta/models',
    'https://elsewhere.example/picture.png',
  ])('answers %s, or says that no mock does', (url) => {
    expect(isHeard(url)).toBe(true);
  });
});
