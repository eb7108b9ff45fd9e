// Proves CARD-3.
import { describe, expect, it } from 'vitest';

import { COMMENTS } from '../domain/constants';
import { LIMITS } from '../domain/limits';
import { resetStores } from '../platform/storage';
import { addComment, commentsOn, commentStore } from './comments';

const textsOn = (person: string) => commentsOn(commentStore.get(), person).map(({ text }) => text);

describe('comments', () => {
  it('are stored by person, newest first, in this tab only', () => {
    addComment('h1', ' One ');
    addComment('h2', 'Other');
    addComment('h1', 'Two');
    const texts = ['h1', 'h2', 'h3', 'toString'].map(textsOn);
    expect(texts).toEqual([['Two', 'One'], ['Other'], [], []]);
    expect(localStorage.getItem('iru_comments')).toBeNull();
    expect(sessionStorage.getItem('iru_comments')).toContain('Two');
  });

  it('are limited in number and length', () => {
    for (let at = 1; at <= COMMENTS.most + 5; at += 1)
      addComment('h1', `${at} ${'x'.repeat(1000)}`);
    expect(textsOn('h1')).toHaveLength(COMMENTS.most);
    expect(textsOn('h1').every((text) => Array.from(text).length === LIMITS.comment)).toBe(true);
    expect(textsOn('h1')[0]).toMatch(/^55 x/);
  });

  it.each(['null', '[]', '{"h1":"One"}', '{"h1":[7]}'])('are empty when %s is stored', (text) => {
    sessionStorage.setItem('iru_comments', text);
    resetStores();
    expect(textsOn('h1')).toEqual([]);
  });
});
