import { describe, expect, it } from 'vitest';

import type { PrimaryAnswer } from './chat-protocol';
import { prepareMessage, readPrimaryAnswer } from './chat-protocol';
import { chatCopy } from '#words/domain/copy';

const reply = (text: string): PrimaryAnswer => ({ kind: 'answered', text });
const failed = (text: string): PrimaryAnswer => ({ kind: 'failed', text });
const notFound = (text: string): PrimaryAnswer => ({ kind: 'not-found', text });

it('sends trimmed, non-empty text', () => {
  expect(prepareMessage('  hello \n')).toBe('hello');
  for (const text of ['', ' ', '\n\t']) expect(prepareMessage(text)).toBeUndefined();
});

describe('readPrimaryAnswer', () => {
  it.each<[string, number, string, PrimaryAnswer]>([
    ['a text', 200, '{"text":"Hello"}', reply('Hello')],
    [
      'a text with its language and the English',
      200,
      '{"text":"Piga 112","language":"sw","english":"Call 112"}',
      { ...reply('Piga 112'), language: 'sw', english: 'Call 112' },
    ],
    ['a language that does not exist', 200, '{"text":"Hello","language":"xx"}', reply('Hello')],
    [
      'at most two topics',
      200,
      '{"text":"Hello","topics":["Coins","Likes","Meetings"]}',
      { ...reply('Hello'), topics: ['Coins', 'Likes'] },
    ],
    [
      'topics of the wrong kind or length',
      200,
      JSON.stringify({ text: 'Hello', topics: [7, ' ', 'x'.repeat(61), 'x'.repeat(60)] }),
      { ...reply('Hello'), topics: ['x'.repeat(60)] },
    ],
    ['topics that are no list', 200, '{"text":"Hello","topics":"Coins"}', reply('Hello')],
    ['an empty list of topics', 200, '{"text":"Hello","topics":[]}', reply('Hello')],
    ['a redirect', 300, '{"text":"Hello"}', failed('HTTP 300')],
    ['spaces alone', 200, ' \n', reply('Sorry, I could not generate a response.')],
    ['an empty text', 200, '{"text":"  "}', reply(chatCopy.emptyReply)],
    ['a text that is a number', 200, '{"text":7}', reply(chatCopy.emptyReply)],
    ['JSON null', 200, 'null', reply(chatCopy.emptyReply)],
    ['no content', 204, '', reply(chatCopy.emptyReply)],
    ['a page instead of JSON', 200, '<!doctype html>', failed('The answer could not be read.')],
    ['cut JSON', 200, '{"text":"Hel', failed('The answer could not be read.')],
    ['an error message', 500, '{"error":"Overloaded"}', failed('Overloaded')],
    [
      'a code',
      429,
      '{"error":"Other words","code":"too-many","seconds":4.2}',
      failed(chatCopy.refusals['too-many'](5)),
    ],
    ['an unknown code', 400, '{"error":"Refused","code":"odd"}', failed('Refused')],
    ['an error of another type', 500, '{"error":{"code":1}}', failed('HTTP 500')],
    ['an empty error', 500, '{"error":""}', failed('HTTP 500')],
    ['an error page', 502, '<h1>Bad gateway</h1>', failed('HTTP 502')],
    ['a 500 that mentions a 404', 500, '{"error":"HTTP 404"}', failed('HTTP 404')],
    ['a text on a failure', 429, '{"text":"Hello"}', failed('HTTP 429')],
    ['a bare 404', 404, '', notFound('HTTP 404')],
    ['a 404 in JSON without an error', 404, '{"detail":"x"}', notFound('HTTP 404')],
    ['a 404 with an error', 404, '{"error":"No such model"}', failed('No such model')],
    [
      'a 404 whose error contains HTTP 404',
      404,
      '{"error":"Upstream: HTTP 404"}',
      notFound('Upstream: HTTP 404'),
    ],
    ['no status at all', 0, '', failed('HTTP 0')],
  ])('%s', (_name, status, body, answer) => {
    expect(readPrimaryAnswer({ status, body })).toEqual(answer);
  });
});
