import { type AppRequest, createApp } from './app';
import { createChat } from './chat';
import { readConfiguration } from './configuration';
import { createGemini } from './gemini';
import { googleModels } from './google-models';
import { createLog } from './log';
import { createMetrics } from './metrics';
import { createRateLimit } from './rate-limit';
import { getVisitorKey } from './visitor';

/** The platform's own proxy adds the visitor's address. */
const PLATFORM_PROXIES = '1';

/** Undefined as soon as the body exceeds `maxBytes`. */
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
 * Returns the assistant without the site, as a Fetch handler for serverless platforms. Rate limits are kept in the memory of
 * each instance. Rejects if an environment variable is invalid.
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
  const handle = createApp({
    chat: createChat(gemini && { gemini, limit: createRateLimit(geminiQuestions) }),
    limit: createRateLimit(questions),
    log,
    metrics: createMetrics(),
    origins,
  });
  return async (request) => {
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const appRequest: AppRequest = {
      method: request.method,
      path: new URL(request.url).pathname,
      header,
      visitor: () => {
        // There's no socket here, so the last address, written by the platform, replaces the peer's.
        const chain = (header('x-forwarded-for') ?? '').split(',');
        return getVisitorKey(chain.pop(), chain.join(','), Math.max(0, trustedProxies - 1));
      },
      body: (maxBytes) => readBody(request, maxBytes),
      signal: () => request.signal,
    };
    const { status, headers, body } = await handle(appRequest);
    return new Response(status === 204 ? null : body, { status, headers: { ...headers } });
  };
};
