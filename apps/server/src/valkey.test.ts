// With each store installed on this machine, and with mock servers for its failures.
import { spawn, spawnSync } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import process from 'node:process';

import { describe, expect, it, onTestFinished } from 'vitest';

import { limitTo, type RunningService, runService } from './testing/running-service';

const listening = async (server: Server) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  };
  onTestFinished(stop);
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

/** Starts a service that answers two questions per address and hour. */
const startService = (valkeyUrl: string, configuration: Parameters<typeof runService>[0] = {}) =>
  runService({ valkeyUrl, trustedProxies: 1, ...limitTo(2), metricsPort: 0, ...configuration });
const askFrom = async ({ ask }: RunningService, visitor: string) =>
  (await ask({ message: 'How do I book a meeting?' }, { 'x-forwarded-for': visitor })).status;
/** Asks one service after the other from the same address. */
const askInTurn = async (...services: RunningService[]) => {
  const statuses = [];
  for (const service of services) statuses.push(await askFrom(service, '203.0.113.7'));
  return statuses;
};
const askThrice = (service: RunningService) => askInTurn(service, service, service);
const LIMITED = [200, 200, 429];
const goneEvents = ({ lines }: RunningService) =>
  lines().filter(({ event }) => event === 'valkey-gone');

describe('the limit falls back to memory', () => {
  it('without a store, which is logged once without its address', async () => {
    const { url, stop } = await listening(createServer());
    stop();
    const service = await startService(url);
    expect(await askThrice(service)).toEqual(LIMITED);
    expect(goneEvents(service)).toHaveLength(1);
    expect(service.raw()).not.toContain('127.0.0.1');
  });

  it('when the store rejects the script, which is logged once and counted', async () => {
    const { url } = await startMock(
      "-ERR user_script:2: Script attempted to access nonexistent global variable 'server'\r\n",
    );
    const service = await startService(url);
    expect(await askThrice(service)).toEqual(LIMITED);
    expect(goneEvents(service)).toMatchObject([{ reason: 'ReplyError' }]);
    const metrics = await fetch(`http://127.0.0.1:${service.metricsPort}/metrics`);
    expect(await metrics.text()).toContain('\niru_limiter_fallbacks_total 3\n');
  });

  it('when the store disconnects', async () => {
    const { url, stop } = await startMock('*2\r\n:1\r\n:1000\r\n');
    const service = await startService(url);
    expect([...(await askThrice(service)), ...goneEvents(service)]).toEqual([200, 200, 200]);
    stop();
    expect(await askThrice(service)).toEqual(LIMITED);
    expect(goneEvents(service)).toHaveLength(1);
  });

  it('when the store never responds', async () => {
    const { url } = await listening(createServer(() => undefined));
    const service = await startService(url);
    expect(await askThrice(service)).toEqual(LIMITED);
    expect(goneEvents(service)).toHaveLength(1);
  });
});

const PROGRAMS = ['redis-server', 'valkey-server'];
const INSTALLED = PROGRAMS.filter((name) => spawnSync(name, ['--version']).status === 0);
for (const name of PROGRAMS.filter((program) => !INSTALLED.includes(program))) {
  process.stdout.write(`  ${name} is not installed, so its tests are skipped\n`);
}

const openClient = async (url: string) => {
  const { Redis } = await import('iovalkey');
  const client = new Redis(url);
  onTestFinished(() => client.disconnect());
  return client;
};

const startStore = async (name: string) => {
  const { port, url, stop } = await listening(createServer());
  stop();
  const start = async () => {
    const settings = { port: String(port), bind: '127.0.0.1', save: '', appendonly: 'no' };
    const options = Object.entries({ ...settings, dir: tmpdir() });
    const child = spawn(
      name,
      options.flatMap(([option, value]) => [`--${option}`, value]),
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    onTestFinished(() => void child.kill('SIGKILL'));
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
      const one = await startService(url.replace('redis', scheme));
      const other = await startService(url.replace('redis', scheme));
      expect(await askInTurn(one, other, one, other)).toEqual([200, 200, 429, 429]);
      expect(await askFrom(one, '203.0.113.8')).toBe(200);
      expect([...goneEvents(one), ...goneEvents(other)]).toEqual([]);
      const client = await openClient(url);
      const keys = await client.keys('*');
      expect([keys.length, keys.join(' ').includes('203.0.113')]).toEqual([2, false]);
      for (const key of keys) expect(await client.pttl(key)).toBeGreaterThan(0);
    },
  );

  it('allows 60 questions at once, and again after the time of the limit', async () => {
    const { url, start } = await startStore(name);
    await start();
    const service = await startService(url, { questions: { max: 60, windowMs: 4000 } });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, () => askFrom(service, '203.0.113.7')),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await askFrom(service, '203.0.113.7')).toBe(429);
    await expect.poll(() => askFrom(service, '203.0.113.7'), { timeout: 8000 }).toBe(200);
  });

  it('counts questions to the model apart', async () => {
    const { url, start } = await startStore(name);
    await start();
    const service = await runService(
      { valkeyUrl: url, geminiQuestions: { max: 1, windowMs: 3_600_000 }, ...limitTo(3) },
      { gemini: async () => 'By a model, at /pricing.' },
    );
    expect(await askThrice(service)).toEqual([200, 200, 200]);
    expect(
      service
        .lines()
        .filter(({ event }) => event === 'question')
        .map(({ source }) => source),
    ).toEqual(['gemini', 'embedded', 'embedded']);
  });

  it('falls back to memory and logs it while the store’s memory is full', async () => {
    const { url, start } = await startStore(name);
    await start();
    const service = await startService(url);
    const client = await openClient(url);
    await client.config('SET', 'maxmemory', '1');
    expect(await askThrice(service)).toEqual(LIMITED);
    expect(goneEvents(service)).toMatchObject([{ reason: 'ReplyError' }]);
    await client.config('SET', 'maxmemory', '0');
    expect(await askFrom(service, '203.0.113.8')).toBe(200);
    // On a busy machine the store may miss the first question.
    await expect
      .poll(() => askFrom(service, '203.0.113.9').then(service.raw), { timeout: 5000 })
      .toMatch(/"valkey-back"/);
  });

  it('is used again after a restart, which is logged', async () => {
    const { url, start } = await startStore(name);
    const stop = await start();
    const service = await startService(url);
    expect(await askFrom(service, '203.0.113.7')).toBe(200);
    await stop();
    await askFrom(service, '203.0.113.7');
    expect(goneEvents(service)).toHaveLength(1);
    await start();
    await expect
      .poll(() => askFrom(service, '203.0.113.8').then(service.raw), { timeout: 5000 })
      .toMatch(/"valkey-back"/);
  });
});
