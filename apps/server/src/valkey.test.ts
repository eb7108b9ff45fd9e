// A Valkey of our own on a real socket, as far as counting goes: what the copies share, and what happens when it is gone.
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { createLog } from './log';
import { createSharedRateLimit } from './valkey';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Reads whole commands of the protocol, each a list of texts, from what has come so far. */
const commandsIn = (text: string): { commands: string[][]; rest: string } => {
  const commands: string[][] = [];
  let at = 0;
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(text.slice(at));
    if (!head) return { commands, rest: text.slice(at) };
    let next = at + head[0].length;
    const command: string[] = [];
    for (let part = 0; part < Number(head[1]); part += 1) {
      const size = /^\$(\d+)\r\n/.exec(text.slice(next));
      if (!size) return { commands, rest: text.slice(at) };
      const from = next + size[0].length;
      if (text.length < from + Number(size[1]) + 2) return { commands, rest: text.slice(at) };
      command.push(text.slice(from, from + Number(size[1])));
      next = from + Number(size[1]) + 2;
    }
    commands.push(command);
    at = next;
  }
};

const listening = async (server: Server) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  };
  closers.push(stop);
  return { url: `valkey://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
};

/** Counts as the script of the limiter does, and keeps the names that it was given. */
const valkey = async () => {
  const counts = new Map<string, number>();
  const server = createServer((socket) => {
    let waiting = '';
    socket.on('error', () => undefined).on('data', (data) => {
      const { commands, rest } = commandsIn(waiting + data.toString());
      waiting = rest;
      for (const [name = '', ...parts] of commands) {
        if (/^eval(sha)?$/i.test(name)) {
          const [, , key = '', points = '1'] = parts;
          counts.set(key, (counts.get(key) ?? 0) + Number(points));
          socket.write(`*2\r\n:${counts.get(key)}\r\n:60000\r\n`);
        } else if (/^info$/i.test(name)) socket.write('$9\r\nloading:0\r\n');
        else socket.write('+OK\r\n');
      }
    });
  });
  return { ...(await listening(server)), counts };
};

const copyOf = async (url: string) => {
  let log = '';
  const { limit, close } = await createSharedRateLimit(url, { perSecond: 0, perHour: 2 }, createLog((line) => (log += line)));
  closers.push(close);
  return { limit, log: () => log };
};

/** The first commands wait until the connection stands: asks as a visitor nobody else is until the other side has counted. */
const untilCounted = async (limit: (visitor: string) => Promise<number>, counts: ReadonlyMap<string, number>) => {
  const before = counts.size;
  for (let asked = 0; counts.size === before; asked += 1) {
    await limit(`warm-up-${asked}`);
    // Gives the sockets their turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
};

describe('a Valkey', () => {
  it('counts a visitor for all copies, and never learns the address', async () => {
    const { url, counts } = await valkey();
    const [one, other] = [await copyOf(url), await copyOf(url)];
    await untilCounted(one.limit, counts);
    await untilCounted(other.limit, counts);
    expect([await one.limit('203.0.113.7'), await other.limit('203.0.113.7'), await one.limit('203.0.113.7')]).toEqual([0, 0, 60]);
    expect([...counts.keys()].filter((key) => key.includes('203.0.113'))).toEqual([]);
  });

  it('that is not there leaves each copy to count on its own, and is named once without its address', async () => {
    const { url, stop } = await listening(createServer());
    stop();
    const { limit, log } = await copyOf(url);
    expect([await limit('a'), await limit('a'), (await limit('a')) > 0, await limit('b')]).toEqual([0, 0, true, 0]);
    await expect.poll(log).toMatch(/"valkey-gone"/);
    expect(log()).not.toContain('127.0.0.1');
  });

  it('that goes away in the middle leaves each copy to count on its own', async () => {
    const { url, counts, stop } = await valkey();
    const { limit } = await copyOf(url);
    await untilCounted(limit, counts);
    expect(await limit('a')).toBe(0);
    stop();
    expect([await limit('a'), await limit('a'), (await limit('a')) > 0]).toEqual([0, 0, true]);
  });

  it('that never answers is not waited for', async () => {
    const { url } = await listening(createServer(() => undefined));
    const { limit } = await copyOf(url);
    expect([await limit('a'), await limit('a'), (await limit('a')) > 0]).toEqual([0, 0, true]);
  });
});
