import type { HttpAnswer } from './chat-protocol';
import { isSuccess } from './chat-protocol';
import { chatCopy } from '#words/domain/copy';
import type { Result } from './result';
import { err, field, ok, parseJson } from './result';

const SERVICE = 'https://generativelanguage.googleapis.com/v1beta';

/** The preferred order of models; others follow in list order (CHAT-3). */
const PREFERRED_MODELS = [
  'gemini-2.5-flash',
  'gemini-2.5-flash-lite',
  'gemini-2.0-flash',
  'gemini-2.0-flash-lite',
  'gemini-2.5-pro',
  'gemini-1.5-flash',
  'gemini-1.5-pro',
  'gemini-pro',
] as const;

export interface RequestPlan {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

export interface Model {
  /** Without the 'models/' prefix. */
  readonly name: string;
  readonly methods: readonly string[];
}

/** Returns the request for the list of models; the key is in a header, never in the URL. */
export function modelsRequest(key: string): RequestPlan {
  return {
    url: `${SERVICE}/models?pageSize=1000`,
    method: 'GET',
    headers: { 'x-goog-api-key': key },
  };
}

/** Returns the request that asks a model to answer a prompt (CHAT-3). */
export function generateRequest(key: string, model: string, prompt: string): RequestPlan {
  return {
    url: `${SERVICE}/models/${encodeURIComponent(model)}:generateContent`,
    method: 'POST',
    headers: { 'x-goog-api-key': key },
    json: { contents: [{ role: 'user', parts: [{ text: prompt }] }] },
  };
}

function failureOf({ status, body }: HttpAnswer): string {
  const json = parseJson(body);
  const error = json.ok ? field(json.value, 'error') : undefined;
  const message = typeof error === 'string' ? error : field(error, 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : chatCopy.status(status);
}

function toModel(entry: unknown): Model[] {
  const name = field(entry, 'name');
  const methods = field(entry, 'supportedGenerationMethods');
  if (typeof name !== 'string' || !Array.isArray(methods)) return [];
  const bare = name.replace(/^models\//, '');
  // The name becomes part of a URL, so unusual ones are dropped.
  if (!/^[\w-][\w.-]*$/.test(bare)) return [];
  return [{ name: bare, methods: methods.filter((method) => typeof method === 'string') }];
}

/** Returns the listed models, or the service's error message. */
export function readModels(answer: HttpAnswer): Result<readonly Model[], string> {
  if (!isSuccess(answer.status)) return err(failureOf(answer));
  const json = parseJson(answer.body);
  const models = json.ok ? field(json.value, 'models') : undefined;
  return Array.isArray(models) ? ok(models.flatMap(toModel)) : err(chatCopy.unreadableModels);
}

/** Returns the names of the models to try, best first, each once, only those that can generate (CHAT-3). */
export function orderModels(models: readonly Model[]): readonly string[] {
  const able = new Set(
    models.filter((model) => model.methods.includes('generateContent')).map((model) => model.name),
  );
  const preferred: string[] = PREFERRED_MODELS.filter((name) => able.has(name));
  return [...new Set([...preferred, ...able])];
}

/** Returns the text of the first part of the first candidate, or an error message (CHAT-3). */
export function readGenerated(answer: HttpAnswer): Result<string, string> {
  if (!isSuccess(answer.status)) return err(failureOf(answer));
  const json = parseJson(answer.body);
  const candidate = json.ok ? field(field(json.value, 'candidates'), 0) : undefined;
  const text = field(field(field(field(candidate, 'content'), 'parts'), 0), 'text');
  return typeof text === 'string' && text.trim() !== '' ? ok(text) : err(chatCopy.noText);
}

/** Returns the prompt: the site knowledge, the visitor's message and the final word (CHAT-3). */
export function buildPrompt(siteKnowledge: string, message: string): string {
  return `${siteKnowledge}\n\nUser: ${message}\nAssistant:`;
}

/** Asks the models one at a time; returns the first answer or the last error (CHAT-3). */
export async function firstAnswer(
  models: readonly string[],
  ask: (model: string) => Promise<Result<string, string>>,
): Promise<Result<string, string>> {
  let last: Result<string, string> = err(chatCopy.noModel);
  for (const model of models) {
    // Sequential: the next model is asked only after this one has failed.
    last = await ask(model);
    if (last.ok) return last;
  }
  return last;
}
