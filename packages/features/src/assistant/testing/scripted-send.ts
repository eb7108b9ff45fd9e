import { request } from '../../platform/http';
import { fakeClock } from '../../testing/fake-clock';
import { type ScriptStep, scriptedFetch } from '../../testing/scripted-fetch';

/** The platform's request over a network that plays the steps in turn, with a clock that stands still until told. */
export const scriptedSend = (...steps: readonly ScriptStep[]) => {
  const { fetch, calls } = scriptedFetch(...steps);
  const clock = fakeClock();
  const send: typeof request = (options) => request({ ...options, fetch, clock });
  return { send, calls, clock };
};

const asJson = (value: unknown): ScriptStep => ({ status: 200, body: JSON.stringify(value) });

/** The list of models that can answer. */
export const modelList = (...names: readonly string[]): ScriptStep =>
  asJson({
    models: names.map((name) => ({
      name: `models/${name}`,
      supportedGenerationMethods: ['generateContent'],
    })),
  });

/** What a model says. */
export const modelReplies = (text: string): ScriptStep =>
  asJson({ candidates: [{ content: { parts: [{ text }] } }] });

/** How a model refuses. */
export const modelRefuses = (message: string, status = 429): ScriptStep => ({
  status,
  body: JSON.stringify({ error: { message } }),
});
