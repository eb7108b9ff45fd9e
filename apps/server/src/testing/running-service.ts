import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import { type Configuration, readConfiguration } from '../configuration';
import { logOptions } from '../log';
import { type Service, type ServiceOptions, startService } from '../service';

export interface RunningService extends Service {
  readonly url: string;
  readonly site: string;
  readonly lines: () => readonly Record<string, unknown>[];
  readonly raw: () => string;
  readonly ask: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
}

const PAGE = '<!doctype html><title>About</title><p>About us</p>';

const createSite = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'iru-site-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'fr'));
  for (const [name, text] of [
    ['index.html', '<!doctype html>Home'],
    ['about-us.html', PAGE],
    ['404.html', '<!doctype html>Not here'],
    ['fr/index.html', '<!doctype html>Accueil'],
    ['fr/about-us.html', PAGE],
    ['fr/404.html', '<!doctype html>Introuvable'],
    ['assets/a-1234567.js', '0;'],
  ] as const) {
    writeFileSync(join(dist, name), text);
  }
  writeFileSync(join(dist, 'about-us.html.br'), brotliCompressSync(PAGE));
  return dist;
};

/** Short, so that no test waits for an idle connection. */
const IDLE_MS = 50;
export const limitTo = (max: number) => ({ questions: { max, windowMs: 3_600_000 } });

/** A log whose lines can be read. */
export const createTestLog = () => {
  let raw = '';
  const log = pino(logOptions, { write: (line) => void (raw += line) });
  return { log, raw: () => raw };
};

/** Starts a service that stops with the test, by default without rate limits. */
export const runService = async (
  configuration: Partial<Configuration> = {},
  options: ServiceOptions = {},
): Promise<RunningService> => {
  const site = createSite();
  const { log, raw } = createTestLog();
  const service = await startService(
    { ...readConfiguration({ PORT: '0' }), questions: undefined, site, ...configuration },
    log,
    { idleMs: IDLE_MS, ...options },
  );
  const url = `http://127.0.0.1:${service.port}`;
  onTestFinished(async () => {
    await service.stop();
    rmSync(site, { recursive: true, force: true });
  });
  return {
    ...service,
    url,
    site,
    raw,
    lines: () =>
      raw()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    ask: (body, headers = {}) =>
      fetch(`${url}/api/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
};

/** Sends the parts as they are, and resolves with what came back when the connection closes. */
export const sendRaw = (port: number, ...parts: string[]): Promise<string> =>
  new Promise((resolve) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => parts.forEach((part) => socket.write(part)));
    onTestFinished(() => void socket.destroy());
    socket
      .on('data', (data) => (got += data.toString()))
      .on('close', () => resolve(got))
      .on('error', () => undefined);
  });

export const deferred = <T = void>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
