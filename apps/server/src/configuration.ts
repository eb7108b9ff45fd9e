import * as v from 'valibot';

import type { Bucket } from './rate-limit';

/** A whole number of the environment; an empty value counts as not set. */
const whole = (fallback: number, most: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text.trim() === '' ? fallback : Number(text))),
    v.integer(),
    v.minValue(0),
    v.maxValue(most),
  );
const text = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.transform((value) => value || undefined),
);

const schema = v.object({
  PORT: whole(8080, 65_535),
  GEMINI_API_KEY: text,
  IRU_VALKEY_URL: v.pipe(
    text,
    v.optional(v.pipe(v.string(), v.regex(/^(?:redis|valkey)s?:\/\/\S+$/))),
  ),
  IRU_TRUSTED_PROXIES: whole(0, 10),
  IRU_QUESTIONS_AT_ONCE: v.pipe(whole(60, 1_000_000), v.minValue(1)),
  IRU_QUESTIONS_PER_SECOND: whole(5, 1_000_000),
  IRU_GEMINI_QUESTIONS_PER_HOUR: whole(30, 1_000_000),
  IRU_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
    // As a browser writes it: in small letters, without a slash at its end or the port that goes without saying.
    v.array(
      v.pipe(
        v.string(),
        v.url(),
        v.regex(/^https?:/i),
        v.transform((address) => new URL(address).origin),
      ),
    ),
  ),
  IRU_SITE: text,
  IRU_DRAIN_SECONDS: whole(0, 600),
  IRU_STOP_SECONDS: whole(25, 3600),
  IRU_METRICS_PORT: whole(0, 65_535),
});

/** How the service is to run, as the environment says. */
export interface Configuration {
  /** @default 8080; 0 takes any free one */
  readonly port: number;
  /** The key of Gemini; without one the assistant answers by itself. */
  readonly geminiKey: string | undefined;
  /** Where visitors are counted when there is more than one copy of the service. */
  readonly valkeyUrl: string | undefined;
  /** How many proxies stand before the service, each of which adds an address. @default 0 */
  readonly trustedProxies: number;
  /** What one address may ask. @default 60 at once, 5 a second after that */
  readonly questions: Bucket;
  /** For how many of them Gemini is asked. @default a third of an hour's 30 at once */
  readonly geminiQuestions: Bucket;
  /** Allowed origins in addition to the service's own. */
  readonly origins: readonly string[];
  /** The folder of the built site. */
  readonly site: string | undefined;
  /** How long new connections are still accepted after a stop, in seconds. @default 0 */
  readonly drainSeconds: number;
  /** How long answers may still take after a stop, in seconds. @default 25 */
  readonly stopSeconds: number;
  /** Where the counters are served; undefined serves none. */
  readonly metricsPort: number | undefined;
}

/** Reads the environment; throws with the names of the variables that are wrong, never their values. */
export const readConfiguration = (
  environment: Readonly<Record<string, string | undefined>>,
): Configuration => {
  const read = v.safeParse(schema, environment);
  if (!read.success) {
    const names = [...new Set(read.issues.map((issue) => v.getDotPath(issue)?.split('.')[0]))];
    throw new Error(
      `The service cannot start: ${names.join(', ')} is not what it should be. See docs/deploy.md for what each may hold.`,
    );
  }
  const { output } = read;
  const perHour = output.IRU_GEMINI_QUESTIONS_PER_HOUR;
  return {
    port: output.PORT,
    geminiKey: output.GEMINI_API_KEY,
    valkeyUrl: output.IRU_VALKEY_URL,
    trustedProxies: output.IRU_TRUSTED_PROXIES,
    questions: { burst: output.IRU_QUESTIONS_AT_ONCE, perSecond: output.IRU_QUESTIONS_PER_SECOND },
    geminiQuestions: { burst: Math.max(1, Math.floor(perHour / 3)), perSecond: perHour / 3600 },
    origins: output.IRU_ORIGINS,
    site: output.IRU_SITE,
    drainSeconds: output.IRU_DRAIN_SECONDS,
    stopSeconds: output.IRU_STOP_SECONDS,
    metricsPort: output.IRU_METRICS_PORT || undefined,
  };
};
