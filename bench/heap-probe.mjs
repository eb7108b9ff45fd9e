// Loaded into a measured process: says how much of the heap is in use, in bytes, after everything unused has been let go.
import process from 'node:process';

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// Waiting for a message keeps nothing alive.
process.channel?.unref();
