// With each store installed on this machine, and with mock servers for its failures.
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

const startMock = (line: string) =>
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

const connect = async (url: string) => {
  let log = '';
  const metrics = createMetrics();
  const { createLimit, close } = await connectValkey(
    url,
    createLog((line) => (log += line)),
    metrics,
  );
  closers.push(close);
  return {
    limit: createLimit('questions', { burst: 2, perSecond: 1 / 60 }),
    createLimit,
    log: () => log,
    metrics,
  };
};
/** With the limit in memory. */
const LIMITED = [0, 0, 60];
const askThrice = async (limit: (visitor: string) => Promise<number>) => [
  await limit('a'),
  await limit('a'),
  await limit('a'),
];

describe('the limit falls back to memory', () => {
  it('without a store, which is logged once without its address', async () => {
    const { url, stop } = await listening(createServer());
    stop();
    const { limit, log } = await connect(url);
    expect(await askThrice(limit)).toEqual(LIMITED);
    expect(log().match(/"valkey-gone"/g)).toHaveLength(1);
    expect(log()).not.toContain('127.0.0.1');
  });

  it('when the store rejects the script, which is logged once', async () => {
    const { url } = await startMock(
      "-ERR user_script:2: Script attempted to access nonexistent global variable 'server'\r\n",
    );
    const { limit, log, metrics } = await connect(url);
    expect(await askThrice(limit)).toEqual(LIMITED);
    expect(log().match(/"valkey-gone","reason":"ReplyError"/g)).toHaveLength(1);
    expect(metrics.text()).toContain('\niru_limiter_fallbacks_total 3\n');
  });

  it('when the store disconnects', async () => {
    const { url, stop } = await startMock(':0\r\n');
    const { limit, log } = await connect(url);
    expect([...(await askThrice(limit)), log()]).toEqual([0, 0, 0, '']);
    stop();
    expect(await askThrice(limit)).toEqual(LIMITED);
    expect(log()).toMatch(/"valkey-gone"/);
  });

  it('when the store never responds', async () => {
    const { url } = await listening(createServer(() => undefined));
    const { limit, log } = await connect(url);
    expect(await askThrice(limit)).toEqual(LIMITED);
    expect(log()).toMatch(/"valkey-gone"/);
  });
});

const PROGRAMS = ['redis-server', 'valkey-server'];
const INSTALLED = PROGRAMS.filter((name) => spawnSync(name, ['--version']).status === 0);
for (const name of PROGRAMS.filter((program) => !INSTALLED.includes(program))) {
  process.stdout.write(`  ${name} is not installed, so its tests are skipped\n`);
}

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
    'limits a visitor across all instances under %s://, and stores no address',
    async (scheme) => {
      const { url, start } = await startStore(name);
      await start();
      const [one, other] = [
        await connect(url.replace('redis', scheme)),
        await connect(url.replace('redis', scheme)),
      ];
      expect([
        await one.limit('203.0.113.7'),
        await other.limit('203.0.113.7'),
        await one.limit('203.0.113.7'),
        await other.limit('203.0.113.7'),
      ]).toEqual([0, 0, 60, 60]);
      expect([
        await one.limit('b'),
        await other.createLimit('gemini', { burst: 1, perSecond: 1 })('203.0.113.7'),
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

  it('allows a burst of 60, and refills', async () => {
    const { url, start } = await startStore(name);
    await start();
    const { createLimit } = await connect(url);
    const limit = createLimit('questions', { burst: 60, perSecond: 3 });
    const waits = await Promise.all(Array.from({ length: 60 }, () => limit('a')));
    expect(waits.filter((wait) => wait > 0)).toEqual([]);
    expect(await limit('a')).toBe(1);
    await expect.poll(() => limit('a'), { timeout: 2000 }).toBe(0);
  });

  it('falls back to memory and logs it while the store’s memory is full', async () => {
    const { url, start } = await startStore(name);
    await start();
    const { limit, log } = await connect(url);
    const { Redis } = await import('iovalkey');
    const client = new Redis(url);
    closers.push(() => client.disconnect());
    await client.config('SET', 'maxmemory', '1');
    expect(await askThrice(limit)).toEqual(LIMITED);
    expect(log().match(/"valkey-gone","reason":"ReplyError"/g)).toHaveLength(1);
    await client.config('SET', 'maxmemory', '0');
    expect(await limit('b')).toBe(0);
    expect(log()).toMatch(/"valkey-back"/);
  });

  it('is used again after a restart, which is logged', async () => {
    const { url, start } = await startStore(name);
    const stop = await start();
    const { limit, log } = await connect(url);
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
