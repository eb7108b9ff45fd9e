import { describe, expect, it } from 'vitest';

import type { TranslatedText } from './translated-texts';
import { acceptTexts, openTaskOf, signTexts, type TranslationRecord } from './translation-record';

const text = (change: Partial<TranslatedText> = {}): TranslatedText => ({
  id: 'packages/features/src/pages/blog/copy.ts#blogCopy.title',
  file: 'fr.ts',
  english: 'Stories',
  translation: 'Récits',
  place: undefined,
  ...change,
});
const danger = (change: Partial<TranslatedText> = {}) =>
  text({ id: 'packages/features/src/parts/quick-exit/copy.ts#quickExitCopy.hint', ...change });

const accept = (one: TranslatedText, record: TranslationRecord = {}, reviewer?: string) =>
  acceptTexts(record, [one], reviewer);

describe('an ordinary text', () => {
  it('is open until it’s accepted, and again when its English changes', () => {
    const record = accept(text());
    expect(openTaskOf({}, text())).toBe('it is new');
    expect(openTaskOf(record, text())).toBeUndefined();
    expect(openTaskOf(record, text({ english: 'Posts' }))).toBe('its English has changed');
    expect(openTaskOf(record, text({ translation: 'Histoires' }))).toBeUndefined();
  });

  it('that is gone is left out of the record', () => {
    const record = accept(text());
    expect(Object.keys(acceptTexts(record, [danger()], 'Aline'))).toHaveLength(1);
  });
});

describe('a text that someone’s safety rests on', () => {
  const record = accept(danger(), {}, 'Aline');

  it('needs a named review, also of a translation that alone has changed', () => {
    expect(() => accept(danger())).toThrow('need a named review');
    expect(openTaskOf(record, danger())).toBeUndefined();
    expect(openTaskOf(record, danger({ translation: 'Le contraire' }))).toContain('named review');
    expect(() => accept(danger({ translation: 'Le contraire' }), record)).toThrow('fr.ts');
  });

  it('keeps its reviewer while nothing changes', () => {
    expect(accept(danger(), record)).toEqual(record);
    expect(accept(danger(), record, 'Eric')).toEqual(record);
  });

  it('is signed by the reviewer of a sheet', () => {
    const signed = signTexts({}, [[danger(), 'Aline Uwase']]);
    expect(signed).toEqual(accept(danger(), {}, 'Aline Uwase'));
  });
});
