import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createManifest, differences, findChanged, readManifest, sha256 } from './manifest.mjs';

let root = '';
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const manifest = () => createManifest(root, ['site', 'api']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'iru-manifest-'));
  mkdirSync(join(root, 'site/fr'), { recursive: true });
  mkdirSync(join(root, 'api'));
  write('api/main.js', 'a');
  write('site/index.html', 'b');
  write('site/fr/Z é.html', 'c');
  write('site/fr/a.html', 'd');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('is what sha256sum prints, sorted by bytes', () => {
  expect(manifest().split('\n')[0]).toBe(
    'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  api/main.js',
  );
  expect([...readManifest(manifest()).keys()]).toEqual([
    'api/main.js',
    'site/fr/Z é.html',
    'site/fr/a.html',
    'site/index.html',
  ]);
});

it('names each file that was changed by a byte, lost or added', () => {
  const before = manifest();
  write('site/index.html', 'B');
  rmSync(join(root, 'api/main.js'));
  write('site/new.js', '');
  expect(differences(before, manifest())).toEqual([
    'api/main.js is missing',
    'site/index.html has other bytes',
    'site/new.js is new',
  ]);
  expect(differences(before, before)).toEqual([]);
});

it('refuses a line that isn’t a hash and a path', () => {
  expect(() => readManifest(`${manifest()}<!doctype html>`)).toThrow('<!doctype html>');
});

describe('a deployment', () => {
  const files = new Map([
    ['/', 'home'],
    ['/pricing', 'pricing'],
    ['/fr/', 'accueil'],
    ['/404', 'not found'],
    ['/assets/a.js', '0;'],
  ]);
  const expected = [
    ['index.html', 'home'],
    ['pricing.html', 'pricing'],
    ['fr/index.html', 'accueil'],
    ['404.html', 'not found'],
    ['assets/a.js', '0;'],
    ['assets/a.js.br', 'compressed'],
    ['_headers', 'for the host'],
  ]
    .map(([file = '', text = '']) => `${sha256(text)}  apps/site/dist/${file}\n`)
    .join('');
  const server = createServer(({ url = '', headers }, response) => {
    const isPlain = headers['accept-encoding'] === 'identity';
    response
      .writeHead(url === '/404' ? 404 : 200)
      .end(files.get(isPlain ? `${url} uncompressed` : url) ?? files.get(url));
  });
  let origin = '';

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  it('sends each file at its address', async () => {
    await expect(findChanged(expected, origin)).resolves.toEqual({ changed: [], compared: 5 });
  });

  it('is named by the address of a file that was changed by a byte', async () => {
    files.set('/pricing', 'pricinG');
    await expect(findChanged(expected, origin)).resolves.toMatchObject({
      changed: ['/pricing (br)', '/pricing (gzip)', '/pricing (identity)'],
    });
    files.set('/pricing', 'pricing');
  });

  it('is named by its uncompressed copy, which few browsers get', async () => {
    files.set('/pricing uncompressed', 'pricinG');
    await expect(findChanged(expected, origin)).resolves.toMatchObject({
      changed: ['/pricing (identity)'],
    });
  });

  it('is nothing that the hashes of another output could prove', async () => {
    await expect(findChanged(`${sha256('')}  main.js\n`, origin)).rejects.toThrow(
      'no files of the',
    );
  });
});
