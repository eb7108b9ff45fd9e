// Starts small servers in a process of its own, because only another one can end it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { ROOT } from './install.mjs';
import { findFreePort } from './ports.mjs';

/** Windows has no signals: a program is ended at once. */
const isWindows = process.platform === 'win32';
/** The system may take seconds to forget a process that lost its parent. */
const REAPED = { timeout: 10_000 };
const folder = mkdtempSync(join(tmpdir(), 'iru-servers-'));
const SERVER = join(folder, 'server.mjs');
const BROKEN = join(folder, 'broken.mjs');
const STARTER = join(folder, 'starter.mjs');
const PARENT = join(folder, 'parent.mjs');
const started: ChildProcess[] = [];
const pids = new Set<number>();

beforeAll(() => {
  writeFileSync(
    SERVER,
    `import { createServer } from 'node:http';
createServer((_, response) => response.end()).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('pid=' + process.pid));`,
  );
  writeFileSync(BROKEN, "console.error('No such module'); process.exit(7);");
  // Each argument is a program and its port.
  writeFileSync(
    STARTER,
    `import { runServers } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts/lib/servers.mjs')).href)};
console.log('pid=' + process.pid);
await runServers(process.argv.slice(2).map((each, at) => {
  const [program, port] = each.split('|');
  return { name: 'Server ' + at, url: 'http://127.0.0.1:' + port, args: [program, port], env: process.env };
}));`,
  );
  writeFileSync(
    PARENT,
    `import { spawn } from 'node:child_process';
spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } });`,
  );
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  pids.clear();
});
afterAll(() => rmSync(folder, { recursive: true }));

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const areRunning = () => [...pids].filter(isRunning).length;

const run = (...args: string[]) => {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { stdio: 'pipe', env });
  started.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      for (const [, pid] of printed.matchAll(/pid=(\d+)\n/g)) pids.add(Number(pid));
    });
  return { child, output: () => printed, ended: once(child, 'exit') };
};

const ports = async () => {
  const first = await findFreePort(20_000 + (process.pid % 20_000));
  return [first, await findFreePort(first + 1)] as const;
};

const runTwo = async (...before: string[]) => {
  const [one, other] = await ports();
  const running = run(...before, STARTER, `${SERVER}|${one}`, `${SERVER}|${other}`);
  await expect
    .poll(running.output, { timeout: 10_000 })
    .toContain(`Server 1   http://127.0.0.1:${other}`);
  expect(areRunning()).toBe(3);
  return running;
};

describe('the servers', () => {
  it.skipIf(isWindows).each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'end with the process that gets %s',
    async (signal) => {
      const { child, ended } = await runTwo();
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(areRunning()).toBe(0);
    },
  );

  it('end with a process that is ended at once', async () => {
    const { child } = await runTwo();
    child.kill('SIGKILL');
    await expect.poll(areRunning, REAPED).toBe(0);
  });

  it('end with the npm that runs the process', async () => {
    const { child } = await runTwo(PARENT);
    child.kill('SIGKILL');
    await expect.poll(areRunning, REAPED).toBe(0);
  });

  it('end when one can’t start, with its code', async () => {
    const [one, other] = await ports();
    const { output, ended } = run(STARTER, `${SERVER}|${one}`, `${BROKEN}|${other}`);
    expect(await ended).toEqual([7, null]);
    expect(output()).toContain('Server 1 stopped with 7. Its message is above.');
    expect(areRunning()).toBe(0);
  });
});

describe('a free port', () => {
  const hold = async (port: number, host: string): Promise<Server> => {
    const server = createServer();
    await once(server.listen(port, host), 'listening');
    return server;
  };

  it.each(['127.0.0.1', '0.0.0.0'])('is the next one if %s uses it', async (host) => {
    const [port] = await ports();
    const server = await hold(port, host);
    expect(await findFreePort(port)).toBeGreaterThan(port);
    server.close();
    await once(server, 'close');
    expect(await findFreePort(port)).toBe(port);
  });

  it('isn’t looked for without end', async () => {
    const [first] = await ports();
    const servers: Server[] = [];
    for (let port = first; port < first + 20; port += 1)
      servers.push(await hold(port, '127.0.0.1').catch(() => createServer()));
    await expect(findFreePort(first)).rejects.toThrow(
      `No port from ${first} to ${first + 19} is free`,
    );
    for (const server of servers) server.close();
  });
});
