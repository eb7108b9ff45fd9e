// Loaded into the measured process: reports the used heap in bytes after a garbage collection.
import process from 'node:process';

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// A pending message doesn't keep the process alive.
process.channel?.unref();
