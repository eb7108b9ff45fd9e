import { createApp } from './app';
import { createChat } from './chat';
import { readConfiguration } from './configuration';
import { createGemini } from './gemini';
import { googleModels } from './google-models';
import { createLog } from './log';
import { createRateLimit } from './rate-limit';
import { visitorOf } from './visitor';

/** One proxy, that of the platform, writes the visitor's address. */
const PLATFORM_PROXIES = '1';

/**
 * The assistant alone as a handler for any runtime of Fetch, beside a site on a static host; visitors are counted in the
 * memory of each instance. Rejects when a variable of the environment is not what it should be.
 */
export const createFetchHandler = async (environment: Readonly<Record<string, string | undefined>>): Promise<(request: Request) => Response | Promise<Response>> => {
  const configuration = readConfiguration({ IRU_TRUSTED_PROXIES: PLATFORM_PROXIES, ...environment });
  // oxlint-disable-next-line no-console -- The console is the only log that every runtime has.
  const log = createLog((line) => console.log(line.trimEnd()));
  const { geminiKey, origins, trustedProxies, questions, geminiQuestions } = configuration;
  const gemini = geminiKey === undefined ? undefined : createGemini(await googleModels(geminiKey), log);
  return createApp({
    chat: createChat(gemini && { gemini, limit: createRateLimit(geminiQuestions) }),
    limit: createRateLimit(questions),
    log,
    origins,
    visitorOf: (context) => {
      // No connection is to be seen here: the platform's proxy wrote the last address.
      const chain = (context.req.header('x-forwarded-for') ?? '').split(',');
      return visitorOf(chain.pop(), chain.join(','), Math.max(0, trustedProxies - 1));
    },
  }).fetch;
};
