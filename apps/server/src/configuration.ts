import { resolve } from 'node:path';

import * as v from 'valibot';

import type { Limit } from './limits';

/** An empty value means the default. Only digits: `Number` also takes 0x50 and 1e3. */
const integer = (defaultValue: number, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d*$/),
    v.transform((digits) => (digits === '' ? defaultValue : Number(digits))),
    v.minValue(0),
    v.maxValue(max),
  );
const text = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.transform((value) => value || undefined),
);

const schema = v.object({
  PORT: integer(8080, 65_535),
  // It's sent in a header, which takes no line break, space or letter beyond ASCII.
  GEMINI_API_KEY: v.pipe(text, v.optional(v.pipe(v.string(), v.regex(/^[!-~]+$/)))),
  IRU_VALKEY_URL: v.pipe(
    text,
    v.optional(v.pipe(v.string(), v.url(), v.regex(/^(?:redis|valkey)s?:\/\/\S+$/))),
  ),
  IRU_TRUSTED_PROXIES: integer(0, 10),
  IRU_QUESTIONS_AT_ONCE: v.pipe(integer(60, 1_000_000), v.minValue(1)),
  IRU_QUESTIONS_PER_SECOND: integer(5, 1_000_000),
  IRU_GEMINI_QUESTIONS_PER_HOUR: integer(30, 1_000_000),
  IRU_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
    // Normalised as browsers send it: in lower case, without a trailing slash or default port.
    v.array(
      v.pipe(
        v.string(),
        v.url(),
        // No path, query or account: none of them is part of an origin.
        v.regex(/^https?:\/\/[^/?#@\\\s]+\/?$/i),
        v.transform((address) => new URL(address).origin),
      ),
    ),
  ),
  // Relative to the folder in which the service is started.
  IRU_SITE: v.pipe(
    text,
    v.optional(
      v.pipe(
        v.string(),
        v.transform((path) => resolve(path)),
      ),
    ),
  ),
  IRU_IDLE_SECONDS: v.pipe(integer(72, 3600), v.minValue(1)),
  IRU_DRAIN_SECONDS: integer(0, 600),
  IRU_STOP_SECONDS: integer(25, 3600),
  IRU_METRICS_PORT: integer(0, 65_535),
});

/** Parses the environment; throws with the names of invalid variables, never their values. */
export const readConfiguration = (environment: Readonly<Record<string, string | undefined>>) => {
  const read = v.safeParse(schema, environment);
  if (!read.success) {
    const names = [...new Set(read.issues.map((issue) => v.getDotPath(issue)?.split('.')[0]))];
    throw new Error(
      `The service can’t start. Invalid: ${names.join(', ')}. docs/deploy.md lists the values that are allowed.`,
    );
  }
  const { output } = read;
  const max = output.IRU_QUESTIONS_AT_ONCE;
  const perSecond = output.IRU_QUESTIONS_PER_SECOND;
  const perHour = output.IRU_GEMINI_QUESTIONS_PER_HOUR;
  const questions: Limit | undefined =
    perSecond === 0 ? undefined : { max, windowMs: (max / perSecond) * 1000 };
  const geminiQuestions: Limit | undefined =
    perHour === 0 ? undefined : { max: perHour, windowMs: 3_600_000 };
  return {
    port: output.PORT,
    geminiKey: output.GEMINI_API_KEY,
    valkeyUrl: output.IRU_VALKEY_URL,
    trustedProxies: output.IRU_TRUSTED_PROXIES,
    questions,
    geminiQuestions,
    origins: output.IRU_ORIGINS,
    site: output.IRU_SITE,
    idleSeconds: output.IRU_IDLE_SECONDS,
    drainSeconds: output.IRU_DRAIN_SECONDS,
    stopSeconds: output.IRU_STOP_SECONDS,
    metricsPort: output.IRU_METRICS_PORT || undefined,
  };
};

/** As `docs/deploy.md` describes it. */
export type Configuration = Readonly<ReturnType<typeof readConfiguration>>;
