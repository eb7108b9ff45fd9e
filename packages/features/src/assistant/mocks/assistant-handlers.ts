import { delay, http, HttpResponse } from 'msw';

import { answer, replyOf } from '../../assistant-engine/answer';
import { readAcceptLanguage } from '../../domain/accept-language';

const GEMINI = 'https://generativelanguage.googleapis.com/v1beta';
const THINKING_MS = 450;

const messageOf = (body: unknown): string => {
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : '';
};

/** `/api/chat`, answered from the site knowledge (CHAT-2). */
export const chatHandler = http.post('*/api/chat', async ({ request }) => {
  const message = messageOf(await request.json().catch(() => undefined));
  if (message.trim() === '')
    return HttpResponse.json({ error: 'message is required' }, { status: 400 });
  await delay(THINKING_MS);
  return HttpResponse.json(
    replyOf(answer(message, readAcceptLanguage(request.headers.get('accept-language')))),
  );
});

interface GeminiPrompt {
  contents?: { parts?: { text?: string }[] }[];
}

export const geminiHandlers = [
  http.get(`${GEMINI}/models`, () =>
    HttpResponse.json({
      models: [
        { name: 'models/embedding-001', supportedGenerationMethods: ['embedContent'] },
        { name: 'models/gemini-1.5-pro', supportedGenerationMethods: ['generateContent'] },
        { name: 'models/gemini-2.5-flash', supportedGenerationMethods: ['generateContent'] },
      ],
    }),
  ),
  http.post(`${GEMINI}/models/*`, async ({ request }) => {
    const body = (await request.json().catch(() => ({}))) as GeminiPrompt;
    const prompt = body.contents?.[0]?.parts?.[0]?.text ?? '';
    const question = /\nUser: ([\s\S]*)\nAssistant:$/.exec(prompt)?.[1] ?? prompt;
    await delay(THINKING_MS);
    return HttpResponse.json({
      candidates: [{ content: { parts: [{ text: answer(question).text }] } }],
    });
  }),
];
