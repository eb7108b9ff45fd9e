// The assistant for development: runs the service from its sources and restarts it when one changes.
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { pino } from 'pino';
import { createServer } from 'vite';

const resolvePath = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const vite = await createServer({
  configFile: resolvePath('server.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
});

/** @returns {Promise<{ stop: () => Promise<void> }>} */
const start = async () => {
  const load = (/** @type {string} */ name) => vite.ssrLoadModule(resolvePath(`src/${name}.ts`));
  const { readConfiguration } = await load('configuration');
  const { logOptions } = await load('log');
  const { startService } = await load('service');
  return startService(
    readConfiguration({ PORT: '8787', IRU_STOP_SECONDS: '1', ...process.env }),
    pino(logOptions),
    // Only this computer: a system would ask whether others may connect.
    { withoutSite: true, host: 'localhost' },
  );
};

let running = start();
// Each restart waits for the previous one, so that two quick changes never share the port.
vite.watcher.on('change', () => {
  running = running
    .then(({ stop }) => stop())
    .catch(() => undefined)
    .then(() => {
      vite.moduleGraph.invalidateAll();
      return start();
    });
  running.catch((error) => console.error(error));
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    void running
      .then(({ stop }) => stop())
      .catch(() => undefined)
      .then(() => vite.close())
      .then(() => process.exit(0));
  });
}
await running;
