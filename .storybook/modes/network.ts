import { delay, http, HttpResponse, type RequestHandler } from 'msw';

const everything = '*/api/*';
const gemini = 'https://generativelanguage.googleapis.com/*';

const answerWith = (resolve: () => Promise<Response>): RequestHandler[] => [
  http.all(everything, resolve),
  http.all(gemini, resolve),
];

/** What a scenario lays over a story's own handlers; fast adds nothing. */
const networkScenario = (name: unknown): RequestHandler[] => {
  switch (name) {
    case 'slow':
      return [
        http.all(everything, async () => {
          await delay(3000);
        }),
      ];
    case 'failing':
      return answerWith(async () =>
        HttpResponse.json({ error: 'The service is having a bad day.' }, { status: 500 }),
      );
    case 'offline':
      return answerWith(async () => HttpResponse.error());
    default:
      return [];
  }
};

/** Says on the page that the toolbar's choice leaves this story as it is, and returns what takes the words away. */
const say = (scenario: string, about: readonly string[]): (() => void) => {
  const note = document.createElement('p');
  note.setAttribute('role', 'note');
  note.dataset['networkNote'] = '';
  note.className =
    'fixed inset-x-0 bottom-0 z-50 m-0 border-t border-line bg-surface px-4 py-2 text-small text-ink';
  note.textContent = `This story is about these networks: ${about.join(', ')}. It leaves "${scenario}" out.`;
  document.body.append(note);
  return () => {
    note.remove();
  };
};

/**
 * The network that a story meets: what the toolbar chose, where the story is about it by its parameter `network` (all, where it
 * has none). Returns the handlers, and what ends the scenario.
 */
export const networkOf = (
  chosen: unknown,
  about: unknown,
): { readonly handlers: RequestHandler[]; readonly end: () => void } => {
  const isAbout = !Array.isArray(about) || about.includes(chosen);
  if (isAbout) return { handlers: networkScenario(chosen), end: () => {} };
  return { handlers: [], end: say(String(chosen), about as string[]) };
};
