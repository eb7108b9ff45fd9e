import process from 'node:process';

import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';

import { readConfiguration } from './configuration';
import { logOptions } from './log';
import { startService } from './service';

const log = pino(logOptions);

try {
  const service = await startService(readConfiguration(process.env), log);
  closeWithGrace({ delay: false, logger: false }, async ({ err }) => {
    if (err) log.error(err, 'crashed');
    else await service.stop();
  });
} catch (error) {
  log.error(error, 'not-started');
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
