import { expect, it } from 'vitest';

import { sitemap } from './sitemap.mjs';

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

it('lists each page in English', () => {
  const xml = sitemap('https://iru.example', ['/', '/pricing'], ['en']);
  expect(locations(xml)).toEqual(['https://iru.example/', 'https://iru.example/pricing']);
  expect(xml).not.toContain('hreflang');
});

it('lists each page in every language that may be indexed, with its translations', () => {
  const xml = sitemap('https://iru.example', ['/'], ['en', 'fr']);
  expect(locations(xml)).toEqual(['https://iru.example/', 'https://iru.example/fr/']);
  expect(xml.match(/hreflang="en" href="https:\/\/iru.example\/"/g)).toHaveLength(2);
  expect(xml.match(/hreflang="fr" href="https:\/\/iru.example\/fr\/"/g)).toHaveLength(2);
});
