import { type AppRequest, createApp } from './app';
import { createChat } from './chat';
import { readConfiguration } from './configuration';
import { createGemini } from './gemini';
import { googleModels } from './google-models';
import { createLog } from './log';
import { createMetrics } from './metrics';
import { createRateLimit } from './rate-limit';
import { visitorOf } from './visitor';

/** One proxy, that of the platform, writes the visitor's address. */
const PLATFORM_PROXIES = '1';

/** The body as text; undefined as soon as it is longer than so many bytes. */
const readBody = async ({ body }: Request, maxBytes: number): Promise<string | undefined> => {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};

/**
 * The assistant alone as a handler for any runtime of Fetch, beside a site on a static host; visitors are counted in the
 * memory of each instance. Rejects when a variable of the environment is not what it should be.
 */
export const createFetchHandler = async (
  environment: Readonly<Record<string, string | undefined>>,
): Promise<(request: Request) => Promise<Response>> => {
  const configuration = readConfiguration({
    IRU_TRUSTED_PROXIES: PLATFORM_PROXIES,
    ...environment,
  });
  // oxlint-disable-next-line no-console -- The console is the only log that every runtime has.
  const log = createLog((line) => console.log(line.trimEnd()));
  const { geminiKey, origins, trustedProxies, questions, geminiQuestions } = configuration;
  const gemini =
    geminiKey === undefined ? undefined : createGemini(await googleModels(geminiKey), log);
  const answer = createApp({
    chat: createChat(gemini && { gemini, limit: createRateLimit(geminiQuestions) }),
    limit: createRateLimit(questions),
    log,
    metrics: createMetrics(),
    origins,
  });
  return async (request) => {
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const asked: AppRequest = {
      method: request.method,
      path: new URL(request.url).pathname,
      header,
      visitor: () => {
        // No connection is to be seen here: the platform's proxy wrote the last address.
        const chain = (header('x-forwarded-for') ?? '').split(',');
        return visitorOf(chain.pop(), chain.join(','), Math.max(0, trustedProxies - 1));
      },
      body: (maxBytes) => readBody(request, maxBytes),
      signal: () => request.signal,
    };
    const { status, headers, body } = await answer(asked);
    return new Response(status === 204 ? null : body, { status, headers: { ...headers } });
  };
};
