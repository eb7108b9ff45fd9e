import process from 'node:process';

import { readConfiguration } from './configuration';
import { createLog, nameOf } from './log';
import { startService } from './service';

const log = createLog((line) => void process.stdout.write(line));

try {
  const service = await startService(readConfiguration(process.env), log);
  if (process.stdout.isTTY) process.stdout.write(`Iru        http://localhost:${service.port}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void service.stop());
} catch (error) {
  log('error', 'not-started', { reason: nameOf(error) });
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
