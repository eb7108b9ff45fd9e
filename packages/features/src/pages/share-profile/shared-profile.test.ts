import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readSharedProfile, sharedPicture } from './shared-profile';

const ORIGIN = 'https://iru.example';
const read = (query: string) => readSharedProfile(new URLSearchParams(query), ORIGIN);

describe('readSharedProfile', () => {
  it('reads the profile from the query', () => {
    expect(read('name=Aline&age=27&city=Kigali&country=Rwanda&image=/assets/a.svg')).toEqual({
      name: 'Aline',
      age: 27,
      city: 'Kigali',
      country: 'Rwanda',
      picture: { kind: 'own', src: '/assets/a.svg' },
      isRisky: false,
    });
  });

  it('leaves out what is missing', () => {
    expect(read('')).toEqual({
      name: undefined,
      age: undefined,
      city: undefined,
      country: undefined,
      picture: { kind: 'none' },
      isRisky: false,
    });
  });

  it.each([
    ['a request for money as a name', { name: 'Send me money on MoMo' }],
    ['a number as a city', { name: 'Aline', city: '+250 788 123 456' }],
    ['a number from the name to the city', { name: 'Aline 0788 123', city: '456' }],
    ['an address as a country', { name: 'Aline', country: 'write to aline@example.rw' }],
    ['a number split over name and age', { name: 'Aline 0788 123 4', age: '56' }],
    ['a number around the age', { name: 'Aline 0788 123', age: '27', city: '456' }],
    ['an age under 18 in the name', { name: 'Ann (15)' }],
    ['years in the name', { name: 'Ann 16 years old' }],
    ['years in words', { name: 'Ann sixteen years old' }],
    ['years in another script', { name: 'Ann ١٦' }],
    ['years in Kinyarwanda as a city', { name: 'Ann', city: 'imyaka cumi n’itanu' }],
    ['a single digit and years', { name: 'Ann', city: '9 yrs' }],
    ['our team as a name', { name: 'Iru Safety Team' }],
    ['our name as a person', { name: 'IRU' }],
    ['a team without our name', { name: 'Équipe de modération' }],
    ['an instruction as a name', { name: 'Verify your account' }],
  ])('is risky with %s', (_what, query) => {
    expect(read(new URLSearchParams(query).toString()).isRisky).toBe(true);
  });

  it.each([
    'Aline',
    'Jean-Pierre',
    'Uwase Marie Claire',
    'Aline 2',
    'Irumva',
    'Security',
    'Ann 1990',
  ])('is not risky with the name %s', (name) => {
    expect(
      read(new URLSearchParams({ name, city: 'Kigali', country: 'Rwanda' }).toString()).isRisky,
    ).toBe(false);
  });

  it.each(['NaN', '-1', '17', '1e9', '27.5', '0x20', '', ' ', '119'])(
    'leaves out the age %j',
    (age) => {
      expect(read(new URLSearchParams({ age }).toString()).age).toBeUndefined();
    },
  );

  it('shortens a name of 10 000 characters and removes direction overrides', () => {
    expect(Array.from(read(`name=${'a'.repeat(10_000)}`).name ?? '')).toHaveLength(60);
    expect(read(new URLSearchParams({ name: 'A\u202Eenila' }).toString()).name).toBe('Aenila');
  });

  it('keeps markup as text and survives malformed escapes', () => {
    expect(read('name=%3Cimg%20src%3Dx%3E').name).toBe('<img src=x>');
    expect(() => read('name=%E0%A4%A&city=%')).not.toThrow();
  });
});

describe('sharedPicture', () => {
  it.each([
    ['/a.webp', { kind: 'own', src: '/a.webp' }],
    ['https://iru.example/a.webp?v=1', { kind: 'own', src: '/a.webp?v=1' }],
    [
      'https://pictures.example/a.webp',
      { kind: 'foreign', href: 'https://pictures.example/a.webp', host: 'pictures.example' },
    ],
  ])('accepts %s', (value, picture) => {
    expect(sharedPicture(value, ORIGIN)).toEqual(picture);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//evil.example/a.png',
    '/..//evil.example/a.png',
    '/.//evil.example/a.png',
    '/%2e%2e//evil.example/a.png',
    'https://iru.example//evil.example/a.png',
    '/\\evil.example/a.png',
    '/\t/evil.example/a.png',
    'http://iru.example/a.png',
    'https://user:pass@iru.example/a.png',
    'https://',
    'a.png',
    `https://iru.example/${'a'.repeat(3000)}`,
  ])('rejects %s', (value) => {
    expect(sharedPicture(value, ORIGIN)).toEqual({ kind: 'none' });
  });

  it('never accepts a scheme other than https', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          fc.webUrl().map((url) => url.slice(6)),
        ),
        (value) => {
          const picture = sharedPicture(value, ORIGIN);
          const address = {
            own: picture.kind === 'own' && picture.src,
            foreign: picture.kind === 'foreign' && picture.href,
            none: '/',
          };
          expect(address[picture.kind]).toMatch(/^(https:\/\/|\/(?![/\\]))/);
        },
      ),
    );
  });
});
