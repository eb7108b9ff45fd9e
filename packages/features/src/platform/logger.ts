import { redactPersonal } from './redaction';

/** Where log lines go. */
export type LogSink = Pick<Console, 'info' | 'warn' | 'error'>;

/** A logger of events with optional data. */
export type Logger = Readonly<Record<keyof LogSink, (event: string, data?: unknown) => void>>;

/** The data without secret and personal fields, files and whatever JSON cannot hold; of an error, its words. */
export function loggable(data: unknown): unknown {
  if (data instanceof Error) return String(data);
  try {
    const plain: unknown = data instanceof FormData ? Object.fromEntries(data) : data;
    const text = JSON.stringify(plain, redactPersonal) as string | undefined;
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return '(not shown)';
  }
}

/** A logger that never lets a secret-looking field through. */
export function createLogger(sink: LogSink): Logger {
  const at =
    (level: keyof LogSink) =>
    (event: string, data?: unknown): void => {
      if (data === undefined) sink[level](event);
      else sink[level](event, loggable(data));
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

// Looked up at each call, so that a console replaced later is used.
const browserConsole: LogSink = {
  info: (...line) => console.info(...line),
  warn: (...line) => console.warn(...line),
  error: (...line) => console.error(...line),
};

/** The log of the site: the one place that writes to the console. */
export const log: Logger = createLogger(browserConsole);
