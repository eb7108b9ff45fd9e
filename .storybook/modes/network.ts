import { delay, http, HttpResponse, type RequestHandler } from 'msw';

const everything = '*/api/*';
const gemini = 'https://generativelanguage.googleapis.com/*';

const answerWith = (resolve: () => Promise<Response>): RequestHandler[] => [
  http.all(everything, resolve),
  http.all(gemini, resolve),
];

/** What the network toolbar lays over a story's own handlers; fast adds nothing. */
export const networkScenario = (name: unknown): RequestHandler[] => {
  switch (name) {
    case 'slow':
      return [
        http.all(everything, async () => {
          await delay(3000);
        }),
      ];
    case 'failing':
      return answerWith(async () => HttpResponse.json({ error: 'The service is having a bad day.' }, { status: 500 }));
    case 'offline':
      return answerWith(async () => HttpResponse.error());
    default:
      return [];
  }
};
