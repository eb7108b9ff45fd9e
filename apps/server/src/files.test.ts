import {
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';

import { describe, expect, it } from 'vitest';

import { runService } from './testing/running-service';

const ASSET = '/assets/a-1234567.js';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const plain = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } });

describe('a range request', () => {
  it.each([
    ['bytes=0-1', 206, 'ab'],
    ['bytes=24-', 206, 'yz'],
    ['bytes=-3', 206, 'xyz'],
    ['bytes=24-99', 206, 'yz'],
    ['bytes=0-18446744073709551615', 206, ALPHABET],
    ['bytes=9-1', 416, ''],
    ['bytes=18446744073709551615-', 416, ''],
    ['bytes=26-', 416, ''],
    ['bytes=-', 416, ''],
    ['bytes=', 416, ''],
    ['bytes=nonsense', 416, ''],
    ['bytes=0-1,5-6', 200, ALPHABET],
    ['pages=1-2', 200, ALPHABET],
  ])('for %s is answered with %i, and the service keeps running', async (range, status, body) => {
    const { url, site } = await runService();
    writeFileSync(join(site, ASSET), ALPHABET);
    const response = await plain(url + ASSET, { range });
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('gets the whole file if the file may have changed', async () => {
    const { url, site } = await runService();
    writeFileSync(join(site, ASSET), ALPHABET);
    const whole = await plain(url + ASSET);
    await whole.text();
    const since = whole.headers.get('last-modified') ?? '';
    const statusFor = async (condition: string) =>
      (await plain(url + ASSET, { range: 'bytes=0-1', 'if-range': condition })).status;
    const conditions = ['"other"', whole.headers.get('etag') ?? '', 'nonsense', since];
    expect(await Promise.all(conditions.map(statusFor))).toEqual([200, 206, 200, 206]);
  });
});

describe('a file', () => {
  it('isn’t sent again when If-None-Match contains its ETag', async () => {
    const { url } = await runService();
    const tag = (await plain(url + ASSET)).headers.get('etag') ?? '';
    const statusFor = async (tags: string) =>
      (await plain(url + ASSET, { 'if-none-match': tags, 'cache-control': 'max-age=0' })).status;
    const conditions = [tag, `"a", ${tag}`, '*', '"a"'];
    expect(await Promise.all(conditions.map(statusFor))).toEqual([304, 304, 304, 200]);
  });

  it.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['br;q=0', null],
    ['br;q=0.000, *', null],
    ['identity', null],
  ])('requested with Accept-Encoding %s has Content-Encoding %s', async (accepted, coding) => {
    const { url } = await runService();
    const page = await fetch(`${url}/about-us`, { headers: { 'accept-encoding': accepted } });
    const headers = ['content-encoding', 'vary', 'content-type'].map((name) =>
      page.headers.get(name),
    );
    expect(headers).toEqual([coding, 'Accept-Encoding', 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('About us');
  });

  it('without an extension isn’t served', async () => {
    const { url, site } = await runService();
    writeFileSync(join(site, '_headers'), '/*');
    expect((await plain(`${url}/_headers`)).status).toBe(404);
  });

  it.each([
    ['/index.html', '/'],
    ['//', '/'],
    ['/about-us.html?a=%2F', '/about-us?a=%2F'],
    ['//about-us', '/about-us'],
    ['/About-Us', '/about-us'],
    ['/fr', '/fr/'],
    ['/fr/index.html', '/fr/'],
    ['/FR/about-us.html?a=1', '/fr/about-us?a=1'],
    ['/xx', null],
    ['/other.html', null],
    ['/about-us/', '/about-us'],
    ['/about-us.html/', '/about-us'],
    ['/about-us%2F?a=1', '/about-us?a=1'],
    ['/fr/about-us/', '/fr/about-us'],
    ['/index', '/'],
    ['//evil.example/', null],
    ['/%2F%2Fevil.example', null],
  ])('requested as %s redirects to %s', async (path, location) => {
    const { url } = await runService();
    const response = await fetch(url + path, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(location);
    expect(response.status).toBe(location === null ? 404 : 308);
  });

  it('is sent again after a deployment whose files have the same date and size', async () => {
    const { url, site } = await runService();
    const date = new Date('1980-01-01T00:00:00Z');
    const deploy = (path: string, content: string) => {
      writeFileSync(join(site, 'next'), content);
      utimesSync(join(site, 'next'), date, date);
      renameSync(join(site, 'next'), join(site, path));
    };
    for (const [path, file] of [
      ['/about-us', 'about-us.html'],
      ['/boot.js', 'boot.js'],
    ] as const) {
      deploy(file, 'old');
      const tag = (await plain(url + path)).headers.get('etag') ?? '';
      deploy(file, 'new');
      const response = await plain(url + path, {
        'if-none-match': tag,
        'if-modified-since': date.toUTCString(),
        'cache-control': 'max-age=0',
      });
      expect([path, response.status, await response.text()]).toEqual([path, 200, 'new']);
    }
  });

  it('can be removed and replaced while the service runs', async () => {
    const { url, site } = await runService();
    const get = async () => {
      const response = await plain(url + ASSET);
      return [response.status, await response.text()];
    };
    expect(await get()).toEqual([200, '0;']);
    renameSync(join(site, 'assets'), join(site, 'old'));
    expect((await get())[0]).toBe(404);
    renameSync(join(site, 'old'), join(site, 'assets'));
    writeFileSync(join(site, ASSET), 'newer;');
    expect(await get()).toEqual([200, 'newer;']);
    rmSync(join(site, 'about-us.html'));
    expect((await plain(`${url}/about-us`)).status).toBe(404);
  });

  // Windows has no such loop, and makes links only for some users.
  it.skipIf(process.platform === 'win32')(
    'that can’t be read is answered with 500 and logged, and the service keeps running',
    async () => {
      const { url, site, lines } = await runService();
      symlinkSync('loop.js', join(site, 'loop.js'));
      expect((await plain(`${url}/loop.js`)).status).toBe(500);
      expect(lines().slice(1)).toMatchObject([
        { level: 'error', event: 'file-failed', reason: expect.stringContaining('ELOOP') },
      ]);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    },
  );
});

const BIG = 32 * 2 ** 20;

const startReading = async (port: number, path: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await new Promise((resolve) => socket.once('readable', resolve));
  return socket;
};

describe('a large file', () => {
  it.runIf(process.platform === 'linux')(
    'leaves no open file descriptors when hundreds of visitors disconnect',
    async () => {
      const { port, url, site } = await runService();
      const file = join(site, 'big.bin');
      writeFileSync(file, '');
      truncateSync(file, BIG);
      await (await fetch(`${url}/healthz`)).text();
      const descriptors = () =>
        readdirSync('/proc/self/fd').map((name) => {
          try {
            return readlinkSync(`/proc/self/fd/${name}`);
          } catch {
            return 'closed';
          }
        });
      const openFiles = () => descriptors().filter((target) => target === file).length;
      const before = descriptors().length;
      for (let round = 0; round < 6; round += 1) {
        const visitors = await Promise.all(
          Array.from({ length: 50 }, () => startReading(port, '/big.bin')),
        );
        expect(openFiles()).toBeGreaterThanOrEqual(50);
        for (const visitor of visitors) visitor.destroy();
        // These disconnect before the file is open.
        for (let early = 0; early < 20; early += 1) {
          const visitor = connect(port, '127.0.0.1', () =>
            visitor.end('GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n', () => visitor.destroy()),
          );
          visitor.on('error', () => undefined);
        }
      }
      await expect.poll(openFiles).toBe(0);
      await expect.poll(() => descriptors().length).toBeLessThanOrEqual(before);
    },
  );

  it('that is truncated while being sent closes the connection', async () => {
    const { port, url, site } = await runService();
    writeFileSync(join(site, 'big.bin'), '');
    truncateSync(join(site, 'big.bin'), BIG);
    const visitor = await startReading(port, '/big.bin');
    truncateSync(join(site, 'big.bin'), 0);
    visitor.resume();
    await new Promise((resolve) => visitor.once('close', resolve));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
