// A real reverse proxy in front, as docs/deploy.md describes: nginx, where it's installed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { expect, it, onTestFinished } from 'vitest';

import { runService } from './testing/running-service';

const isInstalled = spawnSync('nginx', ['-v']).error === undefined;

const QUESTION = JSON.stringify({ message: 'How do I book a meeting?' });

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts nginx with connections that stay open to the service and a Host that it rewrites, as many examples do. */
const startNginx = async (target: number): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'iru-nginx-'));
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; ${paths.join(' ')}
  upstream service { server 127.0.0.1:${target}; keepalive 4; keepalive_timeout 60s; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host service.internal;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream off;
    }
  }
}
`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  onTestFinished(async () => {
    nginx.kill();
    await new Promise((resolve) => nginx.once('close', resolve));
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return url;
};

it.runIf(isInstalled)(
  'where nginx is installed: questions are answered behind a proxy that rewrites Host, also on a connection idle for six seconds',
  async () => {
    const { port } = await runService({ trustedProxies: 1 }, { idleMs: undefined });
    const url = await startNginx(port);
    const ask = (origin: string) =>
      fetch(`${url}/api/chat`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: QUESTION,
      });
    expect((await ask(url)).status).toBe(200);
    expect((await ask('https://evil.example')).status).toBe(403);
    await delay(6000);
    expect((await ask(url)).status).toBe(200);
  },
  20_000,
);
