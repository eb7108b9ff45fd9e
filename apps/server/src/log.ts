/** Never a visitor's text, an address or a key. */
type LogFields = Readonly<Record<string, number | boolean | string>>;

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

export const createLog =
  (write: (line: string) => void, now: () => Date = () => new Date()): Log =>
  (level, event, fields = {}) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);

/** Batches the lines of one turn of the event loop into one write, because each write blocks a busy service. */
export const batchLines = (write: (lines: string) => void): ((line: string) => void) => {
  let pending = '';
  const flush = () => {
    const lines = pending;
    pending = '';
    write(lines);
  };
  return (line) => {
    if (pending === '') setImmediate(flush);
    pending += line;
  };
};

/** Returns an error's name and code for the log, never its message, which may contain a visitor's text or a key. */
export const getErrorName = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return 'unknown';
  const code = 'code' in thrown && typeof thrown.code === 'string' ? ` ${thrown.code}` : '';
  return `${thrown.name}${code}`;
};
