import { delay, http, HttpResponse, type RequestHandler } from 'msw';

const answerAll = (resolve: () => Response | Promise<Response>): RequestHandler[] =>
  ['*/api/*', 'https://generativelanguage.googleapis.com/*'].map((url) => http.all(url, resolve));

const SCENARIOS: Readonly<Record<string, RequestHandler[]>> = {
  slow: [
    http.all('*/api/*', async () => {
      await delay(3000);
    }),
  ],
  failing: answerAll(() => HttpResponse.json({ error: 'Internal server error' }, { status: 500 })),
  offline: answerAll(() => HttpResponse.error()),
};

const showNote = (text: string): (() => void) => {
  const note = document.createElement('p');
  note.setAttribute('role', 'note');
  note.className =
    'fixed inset-x-0 bottom-0 z-50 m-0 border-t border-line bg-surface px-4 py-2 text-small text-ink';
  note.textContent = text;
  document.body.append(note);
  return () => {
    note.remove();
  };
};

/**
 * The handlers of the chosen network, and the clean-up.
 * @param supported The story's parameter `network`: the networks that affect it.
 */
export const networkScenario = (
  chosen: string,
  supported: readonly string[] = [],
): { readonly handlers: RequestHandler[]; readonly end: () => void } => {
  if (chosen === 'fast') return { handlers: [], end: () => {} };
  if (supported.includes(chosen)) return { handlers: SCENARIOS[chosen] ?? [], end: () => {} };
  return {
    handlers: [],
    end: showNote(
      supported.length === 0
        ? 'This story makes no network request.'
        : `This story is about these networks: ${supported.join(', ')}.`,
    ),
  };
};
