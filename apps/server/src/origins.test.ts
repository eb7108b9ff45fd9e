import { request } from 'node:http';

import { describe, expect, it } from 'vitest';

import { readConfiguration } from './configuration';
import { runService } from './testing/running-service';

const { origins } = readConfiguration({
  IRU_ORIGINS: 'https://iru.example/, http://other.example:8080',
});

const ALLOWED = ['https://iru.example', 'http://other.example:8080'];
const QUESTION = { message: 'How do I book a meeting?' };
const allowedOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin');
const preflight = (url: string, origin: string) =>
  fetch(`${url}/api/chat`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });

describe('a page of another origin', () => {
  it.each(ALLOWED)('that is allowed, such as %s, can ask and read the answer', async (origin) => {
    const { ask, url } = await runService({ origins });
    const allowed = await preflight(url, origin);
    expect([allowed.status, allowedOrigin(allowed)]).toEqual([204, origin]);
    expect(allowed.headers.get('access-control-allow-methods')).toBe('POST');
    expect(allowed.headers.get('access-control-allow-headers')).toBe('Content-Type');
    const answered = await ask(QUESTION, { origin, 'sec-fetch-site': 'cross-site' });
    expect([answered.status, allowedOrigin(answered)]).toEqual([200, origin]);
    expect(answered.headers.get('vary')).toBe('Origin');
    const refused = await ask('{', { origin });
    expect([refused.status, allowedOrigin(refused)]).toEqual([400, origin]);
  });

  it.each([
    'https://evil.example',
    'https://iru.example.evil.example',
    'http://iru.example',
    'http://other.example',
    'null',
  ])('that isn’t allowed, such as %s, can’t', async (origin) => {
    const { ask, url } = await runService({ origins });
    expect(allowedOrigin(await preflight(url, origin))).toBeNull();
    const asked = await ask(QUESTION, { origin });
    expect([asked.status, allowedOrigin(asked)]).toEqual([403, null]);
  });
});

const BEHIND = {
  origin: 'https://iru.example',
  host: '127.0.0.1:8080',
  'content-type': 'application/json',
};

/** With a Host of its own, which fetch doesn't allow. */
const askAs = (port: number, headers: Record<string, string>) =>
  new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/api/chat', method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end(JSON.stringify(QUESTION));
  });

describe('behind a proxy that rewrites Host', () => {
  it.each<[string, Record<string, string>, number, number]>([
    ['the browser’s own word counts', { 'sec-fetch-site': 'same-origin' }, 0, 200],
    ['… and a page of another site is refused', { 'sec-fetch-site': 'cross-site' }, 1, 403],
    ['… and of another subdomain', { 'sec-fetch-site': 'same-site' }, 1, 403],
    ['a trusted proxy’s host counts', { 'x-forwarded-host': 'iru.example' }, 1, 200],
    ['any other proxy’s doesn’t', { 'x-forwarded-host': 'iru.example' }, 0, 403],
    ['of two hosts the nearest counts', { 'x-forwarded-host': 'a.example, iru.example' }, 1, 200],
    ['… and no other', { 'x-forwarded-host': 'iru.example, a.example' }, 1, 403],
  ])('%s', async (_name, headers, trustedProxies, status) => {
    const { port } = await runService({ trustedProxies });
    expect(await askAs(port, { ...BEHIND, ...headers })).toBe(status);
  });
});

it.each([
  ['http://iru.example', 'IRU.example', 200],
  ['http://iru.example', 'iru.example:80', 200],
  ['https://iru.example', 'Iru.Example:443', 200],
  ['https://iru.example:8443', 'iru.example:8443', 200],
  ['https://iru.example:8443', 'iru.example', 403],
  ['https://evil.example', 'evil.example.iru.example', 403],
])('a question from %s to the host %s is answered with %i', async (origin, host, status) => {
  const { port } = await runService();
  const headers = { host, origin, 'content-type': 'application/json' };
  expect(await askAs(port, headers)).toBe(status);
});
