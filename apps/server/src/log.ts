/** What a line may tell: no text of a visitor, no address, no key; words are those of the program itself. */
type LogFields = Readonly<Record<string, number | boolean | string>>;

/** Writes one event as one line of JSON. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** A log that hands each line to `write`, with the time in UTC. */
export const createLog =
  (write: (line: string) => void, now: () => Date = () => new Date()): Log =>
  (level, event, fields = {}) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);

/** Gathers the lines of one turn of the event loop into one write, which a busy moment would otherwise wait for a hundred times. */
export const gathered = (write: (lines: string) => void): ((line: string) => void) => {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    write(lines);
  };
  return (line) => {
    if (waiting === '') setImmediate(flush);
    waiting += line;
  };
};

/** What may be logged of something thrown: its name and code, never its message, which may quote a visitor or a key. */
export const nameOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return 'unknown';
  const code = 'code' in thrown && typeof thrown.code === 'string' ? ` ${thrown.code}` : '';
  return `${thrown.name}${code}`;
};
