import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { deferred } from './testing/running-service';

const BUILD_MS = 120_000;
let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'iru-server-'));
  await build({
    configFile: fileURLToPath(new URL('../server.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: join(folder, 'dist'), emptyOutDir: true },
  });
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), 'A page');
}, BUILD_MS);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const run = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [join(folder, 'dist/main.js')], {
    cwd: folder,
    // As it may be given: relative to the folder in which it starts.
    env: { IRU_SITE: '.', PORT: '0', ...environment },
  });
  children.push(child);
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += String(data);
      listeners.forEach((check) => check());
    });
  }
  const waitForOutput = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      const check = () => {
        const match = pattern.exec(output);
        if (match) resolve(match);
      };
      listeners.add(check);
      check();
    });
  return { child, waitForOutput, output: () => output, ended: once(child, 'exit') };
};

const QUESTION = '{"message":"How do I book a meeting?"}';
const headers = { 'content-type': 'application/json' };
const ask = (port: string) =>
  fetch(`http://127.0.0.1:${port}/api/chat`, { method: 'POST', headers, body: QUESTION });

const CLIENTS = 50;
/** Asks on a keep-alive connection; `last` if the response closes it. */
const askOnAgent = (port: string, agent: Agent) =>
  new Promise<{ error?: string; last: boolean }>((resolve) => {
    const asking = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method: 'POST',
        path: '/api/chat',
        headers: { ...headers, 'content-length': QUESTION.length },
      },
      (response) => {
        response
          .resume()
          .on('end', () => resolve({ last: response.headers.connection === 'close' }));
        response.on('error', (error) => resolve({ error: error.message, last: true }));
      },
    );
    asking.on('error', (error) => resolve({ error: error.message, last: true })).end(QUESTION);
  });

/** Windows has no signals: a program is ended at once. */
const isWindows = process.platform === 'win32';

describe('the built service', () => {
  it.skipIf(isWindows).each(['SIGTERM', 'SIGINT'] as const)(
    'answers accepted requests after %s, then exits',
    async (signal) => {
      const begun = deferred<ServerResponse>();
      const upstream = createServer((request, response) => {
        if (request.method === 'POST') begun.resolve(response);
        else
          response.end(
            '{"models":[{"name":"models/gemini-2.5-flash","supportedGenerationMethods":["generateContent"]}]}',
          );
      });
      await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
      const { child, waitForOutput, output, ended } = run({
        GEMINI_API_KEY: 'zqkeysentinel',
        GOOGLE_GEMINI_BASE_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
      });
      const [, port = ''] = await waitForOutput(/"port":(\d+)/);
      const asked = ask(port);
      const model = await begun.promise;
      child.kill(signal);
      await waitForOutput(/"event":"stopping"/);
      await expect.poll(() => ask(port).catch(String)).toMatch('fetch failed');
      model.end('{"candidates":[{"content":{"parts":[{"text":"At last."}]}}]}');
      expect(await (await asked).json()).toEqual({ text: 'At last.', language: 'en' });
      expect(await ended).toEqual([0, null]);
      expect(output()).toMatch(/"accepted":1,"answered":1,"event":"stopped"/);
      expect(output()).not.toMatch(/zqkeysentinel|book a meeting/);
      upstream.closeAllConnections();
      upstream.close();
    },
  );

  it.skipIf(isWindows)(
    'resets no request of 50 keep-alive clients in two restarts under load',
    async () => {
      const RUNS = 2;
      const failures: string[] = [];
      for (let round = 0; round < RUNS; round += 1) {
        const { child, waitForOutput, output, ended } = run({ IRU_QUESTIONS_PER_SECOND: '0' });
        const [, port = ''] = await waitForOutput(/"port":(\d+)/);
        let answered = 0;
        /** Asks until the service closes the connection, when a load balancer would use another instance. */
        const askUntilClosed = async () => {
          const agent = new Agent({ keepAlive: true, maxSockets: 1 });
          for (;;) {
            const { error, last } = await askOnAgent(port, agent);
            if (error !== undefined) failures.push(error);
            else answered += 1;
            if (answered === 10 * CLIENTS) child.kill('SIGTERM');
            if (last) return agent.destroy();
          }
        };
        await Promise.all(Array.from({ length: CLIENTS }, askUntilClosed));
        expect(await ended).toEqual([0, null]);
        expect(output()).toMatch(
          new RegExp(`"accepted":${answered},"answered":${answered},"event":"stopped"`),
        );
      }
      expect(failures).toEqual([]);
    },
    BUILD_MS,
  );

  it.skipIf(isWindows)('logs only the name of the error it crashes with', async () => {
    const crash = "process.on('SIGCONT', () => Promise.reject(new TypeError('zqsentinel')))";
    const { child, waitForOutput, output, ended } = run({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}`,
    });
    await waitForOutput(/"port":(\d+)/);
    child.kill('SIGCONT');
    expect(await ended).toEqual([1, null]);
    expect(
      output()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
        .slice(1),
    ).toMatchObject([{ level: 'error', event: 'crashed', reason: 'TypeError' }]);
    expect(output()).not.toContain('zqsentinel');
  });

  it('doesn’t start with an invalid variable, and names it without its value', async () => {
    const { output, ended } = run({ PORT: 'zqsentinel' });
    expect(await ended).toEqual([1, null]);
    expect(output()).toMatch(/Invalid: PORT\./);
    expect(output()).not.toContain('zqsentinel');
  });

  it('reports a missing site', async () => {
    const { output, ended } = run({ IRU_SITE: join(folder, 'nowhere') });
    expect(await ended).toEqual([1, null]);
    expect(output()).toMatch(/There is no built site/);
  });
});
