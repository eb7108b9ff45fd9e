// Proves CARD-2.
import { describe, expect, it } from 'vitest';

import { shareLinks } from './share-links';

describe('shareLinks', () => {
  const links = shareLinks(
    'https://iru.example/find-match?country=Kenya&name=a b',
    "Check out Aline's profile on Iru",
  );

  it('lists the four networks in order', () => {
    expect(links.map(({ label }) => label)).toEqual(['WhatsApp', 'Facebook', 'X', 'LinkedIn']);
  });

  it('builds https URLs with the whole page URL', () => {
    for (const { href } of links) {
      const url = new URL(href);
      expect(url.protocol).toBe('https:');
      expect([...url.searchParams.values()].join(' ')).toContain(
        'https://iru.example/find-match?country=Kenya&name=a b',
      );
    }
  });

  it('includes the text where the network supports it', () => {
    const texts = links.slice(0, 3).map(({ href }) => decodeURIComponent(href));
    expect(texts.every((href) => href.includes("Check out Aline's profile on Iru"))).toBe(true);
  });
});
