/** What a line may tell: no text of a visitor, no address, no key; only these kinds of value. */
export type LogFields = Readonly<Record<string, number | boolean | LogWord>>;
/** A word of the program itself, such as the kind of an answer or the name of an error. */
export type LogWord = string;

/** Writes one event as one line of JSON. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** A log that hands each line to `write`, with the time in UTC. */
export const createLog =
  (write: (line: string) => void, now: () => Date = () => new Date()): Log =>
  (level, event, fields = {}) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);

/** What may be logged of something thrown: its name and code, never its message, which may quote a visitor or a key. */
export const nameOf = (thrown: unknown): LogWord => {
  if (!(thrown instanceof Error)) return 'unknown';
  const code = 'code' in thrown && typeof thrown.code === 'string' ? ` ${thrown.code}` : '';
  return `${thrown.name}${code}`;
};
