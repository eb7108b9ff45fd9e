// What the copies of the service share in a Redis or Valkey of this machine, and what happens when it is gone.
import { spawn, spawnSync } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import process from 'node:process';

import { afterEach, describe, expect, it } from 'vitest';

import { createLog } from './log';
import { createMetrics } from './metrics';
import { connectValkey } from './valkey';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const listening = async (server: Server) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  };
  closers.push(stop);
  const { port } = server.address() as AddressInfo;
  return { port, url: `redis://127.0.0.1:${port}`, stop };
};

/** A store that answers every script with the same line. */
const answeringScripts = (line: string) =>
  listening(
    createServer((socket) => {
      socket.on('data', (data) => {
        const text = data.toString().toLowerCase();
        if (text.includes('eval')) socket.write(line);
        else if (text.includes('info')) socket.write('$9\r\nloading:0\r\n');
        else socket.write('+OK\r\n');
      });
    }),
  );

const copyOf = async (url: string) => {
  let log = '';
  const metrics = createMetrics();
  const { limitOf, close } = await connectValkey(
    url,
    createLog((line) => (log += line)),
    metrics,
  );
  closers.push(close);
  return {
    limit: limitOf('questions', { burst: 2, perSecond: 1 / 60 }),
    limitOf,
    log: () => log,
    metrics,
  };
};
const TWO_ALONE = [0, 0, 60];
const askThrice = async (limit: (visitor: string) => Promise<number>) => [
  await limit('a'),
  await limit('a'),
  await limit('a'),
];

describe('a store', () => {
  it('that is not there leaves each copy to count on its own, and is named once without its address', async () => {
    const { url, stop } = await listening(createServer());
    stop();
    const { limit, log } = await copyOf(url);
    expect(await askThrice(limit)).toEqual(TWO_ALONE);
    expect(log().match(/"valkey-gone"/g)).toHaveLength(1);
    expect(log()).not.toContain('127.0.0.1');
  });

  it('that refuses the script leaves each copy to count on its own, and is named once', async () => {
    const { url } = await answeringScripts(
      "-ERR user_script:2: Script attempted to access nonexistent global variable 'server'\r\n",
    );
    const { limit, log, metrics } = await copyOf(url);
    expect(await askThrice(limit)).toEqual(TWO_ALONE);
    expect(log().match(/"valkey-gone","reason":"ReplyError"/g)).toHaveLength(1);
    expect(metrics.text()).toContain('\niru_limiter_fallbacks_total 3\n');
  });

  it('that goes away in the middle leaves each copy to count on its own', async () => {
    const { url, stop } = await answeringScripts(':0\r\n');
    const { limit, log } = await copyOf(url);
    expect([...(await askThrice(limit)), log()]).toEqual([0, 0, 0, '']);
    stop();
    expect(await askThrice(limit)).toEqual(TWO_ALONE);
    expect(log()).toMatch(/"valkey-gone"/);
  });

  it('that never answers is not waited for', async () => {
    const { url } = await listening(createServer(() => undefined));
    const { limit, log } = await copyOf(url);
    expect(await askThrice(limit)).toEqual(TWO_ALONE);
    expect(log()).toMatch(/"valkey-gone"/);
  });
});

const PROGRAMS = ['redis-server', 'valkey-server'];
const INSTALLED = PROGRAMS.filter((name) => spawnSync(name, ['--version']).status === 0);
for (const name of PROGRAMS.filter((program) => !INSTALLED.includes(program))) {
  process.stdout.write(`  ${name} is not installed: counting together is not tried with it\n`);
}

/** Starts a store that writes no file, on a port that was free a moment ago. */
const startStore = async (name: string) => {
  const { port, url, stop } = await listening(createServer());
  stop();
  const start = async () => {
    const child = spawn(name, [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      tmpdir(),
    ]);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    closers.push(() => child.kill('SIGKILL'));
    await new Promise<void>((resolve) => {
      let output = '';
      child.stdout.on('data', (data) => {
        output += String(data);
        if (/ready to accept connections/i.test(output)) resolve();
      });
    });
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  };
  return { url, start };
};

describe.each(INSTALLED)('%s', (name) => {
  it.each(['redis', 'valkey'])(
    'counts a visitor for all copies under %s://, and never learns the address',
    async (scheme) => {
      const { url, start } = await startStore(name);
      await start();
      const [one, other] = [
        await copyOf(url.replace('redis', scheme)),
        await copyOf(url.replace('redis', scheme)),
      ];
      expect([
        await one.limit('203.0.113.7'),
        await other.limit('203.0.113.7'),
        await one.limit('203.0.113.7'),
        await other.limit('203.0.113.7'),
      ]).toEqual([0, 0, 60, 60]);
      expect([
        await one.limit('b'),
        await other.limitOf('gemini', { burst: 1, perSecond: 1 })('203.0.113.7'),
      ]).toEqual([0, 0]);
      expect(one.log() + other.log()).toBe('');
      const { Redis } = await import('iovalkey');
      const client = new Redis(url);
      closers.push(() => client.disconnect());
      const keys = await client.keys('*');
      expect([keys.length, keys.join(' ').includes('203.0.113')]).toEqual([3, false]);
      for (const key of keys) expect(await client.pttl(key)).toBeGreaterThan(0);
    },
  );

  it('takes a whole burst of sixty, and fills up again', async () => {
    const { url, start } = await startStore(name);
    await start();
    const { limitOf } = await copyOf(url);
    const limit = limitOf('questions', { burst: 60, perSecond: 3 });
    const waits = await Promise.all(Array.from({ length: 60 }, () => limit('a')));
    expect(waits.filter((wait) => wait > 0)).toEqual([]);
    expect(await limit('a')).toBe(1);
    await expect.poll(() => limit('a'), { timeout: 2000 }).toBe(0);
  });

  it('that answers with errors, since its memory is full, leaves each copy to count on its own, and the log tells', async () => {
    const { url, start } = await startStore(name);
    await start();
    const { limit, log } = await copyOf(url);
    const { Redis } = await import('iovalkey');
    const client = new Redis(url);
    closers.push(() => client.disconnect());
    await client.config('SET', 'maxmemory', '1');
    expect(await askThrice(limit)).toEqual(TWO_ALONE);
    expect(log().match(/"valkey-gone","reason":"ReplyError"/g)).toHaveLength(1);
    await client.config('SET', 'maxmemory', '0');
    expect(await limit('b')).toBe(0);
    expect(log()).toMatch(/"valkey-back"/);
  });

  it('is counted with again when it comes back, and the log tells', async () => {
    const { url, start } = await startStore(name);
    const stop = await start();
    const { limit, log } = await copyOf(url);
    expect(await limit('a')).toBe(0);
    await stop();
    await limit('a');
    expect(log()).toMatch(/"valkey-gone"/);
    await start();
    await expect
      .poll(() => limit(`b${Math.random()}`).then(log), { timeout: 5000 })
      .toMatch(/"valkey-back"/);
  });
});
