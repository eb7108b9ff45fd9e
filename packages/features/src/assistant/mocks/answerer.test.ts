import { describe, expect, it } from 'vitest';

import { ALL_PATHS } from '../../paths';
import { answerFor } from './answerer';

describe('the embedded answerer', () => {
  it.each([
    ['How do I book a meeting?', '/meeting-booking', /booking request/],
    ['What does a Super Like cost?', '/pricing', /Super Like costs 30 coins/],
    ['Is my photo private?', '/settings', /blurred/],
    ['Murakoze', '/find-match', /Murakoze cyane/],
    ['Muraho', '/how-it-works', /Muraho/],
    ['How do I report a fake profile?', '/community-guidelines', /report/],
    ['which hotels do you recommend?', '/meeting-guide', /hotels in Kigali/],
    ['Can I talk to a human?', '/contact', /phone/],
    ['refund', '/legal', /refund policy/],
    ['who is nearby', '/radar', /nearby/],
    ['blah zzz', '/contact', /ask a person/],
  ])('answers "%s" with %s', (question, route, words) => {
    const answer = answerFor(question);
    expect(answer).toContain(route);
    expect(answer).toMatch(words);
  });

  it('names only routes of the product', () => {
    const answer = answerFor('messages settings culture timeline');
    const named = answer.match(/\/[a-z-]+/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.every((path) => (ALL_PATHS as readonly string[]).includes(path))).toBe(true);
  });
});
