import type { GeminiModels } from './gemini';

/** Models with other names are left out, because the name becomes part of a URL. */
const NAME = /^[\w-][\w.-]*$/;
/** In tokens. */
const MAX_ANSWER_TOKENS = 600;

/** The longest response is the list of models. */
const MAX_RESPONSE_BYTES = 512 * 1024;

/** Follows no redirect, which would send the key to another host, and aborts responses that are too long. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let read = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read > MAX_RESPONSE_BYTES) controller.error(new RangeError('The answer is too long'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bounded), response);
};

/** Returns the official Gemini client, imported on demand; tests set `baseUrl`. */
export const googleModels = async (apiKey: string, baseUrl?: string): Promise<GeminiModels> => {
  const { GoogleGenAI } = await import('@google/genai');
  const { models } = new GoogleGenAI({
    apiKey,
    vertexai: false,
    httpOptions: { fetch: boundedFetch, ...(baseUrl === undefined ? {} : { baseUrl }) },
  });
  return {
    list: async (abortSignal) => {
      const { page } = await models.list({ config: { pageSize: 1000, abortSignal } });
      return page.flatMap(({ name = '', supportedActions = [] }) => {
        const bare = name.replace(/^models\//, '');
        return NAME.test(bare) ? [{ name: bare, methods: supportedActions }] : [];
      });
    },
    generate: async (model, { system, contents }, abortSignal) => {
      const config = {
        systemInstruction: system,
        maxOutputTokens: MAX_ANSWER_TOKENS,
        temperature: 0.2,
        abortSignal,
      };
      return (await models.generateContent({ model, contents, config })).text;
    },
  };
};
