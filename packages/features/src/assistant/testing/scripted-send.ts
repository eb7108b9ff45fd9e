import { request } from '../../platform/http';
import { fakeClock } from '../../testing/fake-clock';
import { type ScriptStep, scriptedFetch } from '../../testing/scripted-fetch';

export const scriptedSend = (...steps: readonly ScriptStep[]) => {
  const { fetch, calls } = scriptedFetch(...steps);
  const clock = fakeClock();
  const send: typeof request = (options) => request({ ...options, fetch, clock });
  return { send, calls, clock };
};

const asJson = (value: unknown): ScriptStep => ({ status: 200, body: JSON.stringify(value) });

export const modelList = (...names: readonly string[]): ScriptStep =>
  asJson({
    models: names.map((name) => ({
      name: `models/${name}`,
      supportedGenerationMethods: ['generateContent'],
    })),
  });

export const modelReplies = (text: string): ScriptStep =>
  asJson({ candidates: [{ content: { parts: [{ text }] } }] });

export const modelRefuses = (message: string, status = 429): ScriptStep => ({
  status,
  body: JSON.stringify({ error: { message } }),
});
