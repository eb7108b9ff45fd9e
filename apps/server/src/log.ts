import type { FastifyBaseLogger } from 'fastify';
import type { LoggerOptions } from 'pino';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Returns an error's name, code and HTTP status for the log, never its message, which may contain a visitor's text or a key. */
export const getErrorName = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return 'unknown';
  const details = ['code', 'status'].map((key): unknown => Reflect.get(thrown, key));
  const known = details.filter(
    (detail) => typeof detail === 'string' || typeof detail === 'number',
  );
  return [thrown.name, ...known].join(' ');
};

/** One line of JSON per event. Log an error with the name of the event, or its message becomes the event. */
export const logOptions: LoggerOptions = {
  base: null,
  messageKey: 'event',
  errorKey: 'reason',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  serializers: {
    reason: getErrorName,
    err: getErrorName,
    req: () => undefined,
    res: () => undefined,
  },
};
