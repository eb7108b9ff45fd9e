import { expect, it } from 'vitest';

import { languageFaults } from './check-language.mjs';

const page = ({ lang = 'fr', title = 'Tarifs', description = 'Nos prix', link = '' }) =>
  `<html lang="${lang}"><title>${title}</title><meta name="description" content="${description}"><a class="a" href="/fr/blog">Blog</a>${link}</html>`;
const ENGLISH = page({ lang: 'en', title: 'Pricing', description: 'Our prices' });

it.each([
  ['a translated page', page({})],
  ['a title that both languages share', page({ title: 'Pricing' })],
  ['a link to the same page in English', page({ link: '<a href="/pricing" hrefLang="en">' })],
  ['a link to another site', page({ link: '<a href="https://iru.example/pricing">' })],
])('accepts %s', (_, html) => {
  expect(languageFaults('fr', html, ENGLISH)).toEqual([]);
});

it('reports an English page', () => {
  expect(languageFaults('fr', ENGLISH, ENGLISH)).toEqual([
    'has no lang="fr"',
    'has the title and description of the English page',
  ]);
});

it('reports a link that leaves the language', () => {
  const link = '<a class="b" href="/pricing"><a href="/"><a href="/pricing">';
  expect(languageFaults('fr', page({ link }), ENGLISH)).toEqual([
    'links to pages in English: /pricing /',
  ]);
});
