import { redactPersonal } from './redaction';

export type LogSink = Pick<Console, 'info' | 'warn' | 'error'>;

export type Logger = Readonly<Record<keyof LogSink, (event: string, data?: unknown) => void>>;

/** Returns the data without secret or personal fields, files and values that JSON can't represent; for an error, its message. */
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

export function createLogger(sink: LogSink): Logger {
  const at =
    (level: keyof LogSink) =>
    (event: string, data?: unknown): void => {
      if (data === undefined) sink[level](event);
      else sink[level](event, loggable(data));
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

// Looked up on each call, so that a later replacement of the console is used.
const browserConsole: LogSink = {
  info: (...line) => console.info(...line),
  warn: (...line) => console.warn(...line),
  error: (...line) => console.error(...line),
};

/** The site's log; nothing else writes to the console. */
export const log: Logger = createLogger(browserConsole);
