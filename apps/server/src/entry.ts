import process from 'node:process';

import { readConfiguration } from './configuration';
import { createLog, batchLines, getErrorName } from './log';
import { startService } from './service';

const log = createLog(batchLines((lines) => void process.stdout.write(lines)));

// Unhandled rejections too. Not batched, because the process exits right after.
process.on('uncaughtException', (error) => {
  createLog((line) => void process.stdout.write(line))('error', 'crashed', {
    reason: getErrorName(error),
  });
  process.exit(1);
});

try {
  const service = await startService(readConfiguration(process.env), log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void service.stop());
} catch (error) {
  log('error', 'not-started', { reason: getErrorName(error) });
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
