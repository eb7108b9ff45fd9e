import process from 'node:process';

import { readConfiguration } from './configuration';
import { createLog, gathered, nameOf } from './log';
import { startService } from './service';

const log = createLog(gathered((lines) => void process.stdout.write(lines)));

// Covers promises that nothing handles, too. Written at once: nothing runs after it.
process.on('uncaughtException', (error) => {
  createLog((line) => void process.stdout.write(line))('error', 'crashed', {
    reason: nameOf(error),
  });
  process.exit(1);
});

try {
  const service = await startService(readConfiguration(process.env), log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void service.stop());
} catch (error) {
  log('error', 'not-started', { reason: nameOf(error) });
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
