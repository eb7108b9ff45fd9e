import type { GeminiModels } from './gemini';

/** A name becomes part of an address: anything unusual is left out. */
const NAME = /^[\w-][\w.-]*$/;
/** The most that a model may write, in tokens. */
const MAX_ANSWER = 600;

/** The most of one answer that is read, in bytes: the list of models is the longest. */
const MAX_ANSWER_BYTES = 512 * 1024;

/** Follows no redirect, which would carry the key to another host, and ends an answer that is too long. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let read = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read > MAX_ANSWER_BYTES) controller.error(new RangeError('The answer is too long'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bounded), response);
};

/** The Gemini models through the official client, which is loaded on first use; `baseUrl` replaces the service in tests. */
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
        maxOutputTokens: MAX_ANSWER,
        temperature: 0.2,
        abortSignal,
      };
      return (await models.generateContent({ model, contents, config })).text;
    },
  };
};
