import { expect, it } from 'vitest';

import { isPlain, pathInside, toPosix } from './paths.mjs';

it('writes a path with forward slashes', () => {
  expect(toPosix('C:\\Users\\José\\iru')).toBe('C:/Users/José/iru');
});

it.each([
  ['/home/iru', '/home/iru/src/a.ts', 'src/a.ts'],
  ['/home/iru/', '/home/iru/src/a.ts', 'src/a.ts'],
  ['C:\\My Projects\\José\\iru\\', 'C:/My Projects/José/iru/src/a.ts', 'src/a.ts'],
  ['C:\\iru', 'C:\\iru\\src\\a.ts', 'src/a.ts'],
  ['c:\\iru', 'C:/iru/src/a.ts', 'src/a.ts'],
  ['C:/iru', 'c:\\iru\\src\\a.ts', 'src/a.ts'],
])('finds a file in %s', (folder, file, path) => {
  expect(pathInside(folder, file)).toBe(path);
});

it.each([
  ['/home/iru', '/home/iru-two/src/a.ts'],
  ['C:\\iru', 'C:/iru-two/src/a.ts'],
  ['C:\\iru', 'D:/iru/src/a.ts'],
  ['C:\\iru', 'C:/Iru/src/a.ts'],
])('finds no file of another folder in %s', (folder, file) => {
  expect(pathInside(folder, file)).toBeUndefined();
});

it.each([
  ['/home/jose/My Projects/iru-2/', true],
  ['C:\\Users\\jose (work)\\iru', true],
  ['/home/José/iru', false],
  ['C:\\Users\\汉字\\iru', false],
  ['/home/100%/iru', false],
])('%s is plain: %s', (path, plain) => {
  expect(isPlain(path)).toBe(plain);
});
