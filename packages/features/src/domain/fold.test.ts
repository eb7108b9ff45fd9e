import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fold } from './fold';

describe('fold', () => {
  it.each([
    ['accents', 'Éric Ñandú', 'eric nandu'],
    ['combining marks', 'cafe\u0301', 'cafe'],
    ['French ligatures', 'Sœur, ŒUVRE, ex æquo', 'soeur, oeuvre, ex aequo'],
    ['typographic ligatures', 'ﬁn, ﬂou, aﬀaire', 'fin, flou, affaire'],
    ['sharp s', 'Straße, GROẞ', 'strasse, gross'],
    ['Turkish i', 'İstanbul, ısı, I', 'istanbul, isi, i'],
    ['strokes', 'Łódź, Sørø, Đà', 'lodz, soro, da'],
    ['letters of African languages', 'Ɛwe, ŋkɔ', 'ewe, nko'],
    ['full width', 'ＭｏＭｏ　１２', 'momo 12'],
    ['mathematical letters', '𝐦𝐨𝐧𝐞𝐲 𝓅𝒾𝓃', 'money pin'],
    ['apostrophes', "a'b a’b a‘b aʼb aʻb a′b a`b a´b a＇b aꞌb", "a'b ".repeat(10).trim()],
    ['dashes', 'aide‑moi – aide—moi', 'aide-moi - aide-moi'],
    ['non-breaking spaces', '1\u202F000\u00A0RWF', '1 000 rwf'],
    ['invisible characters', 'mou\u200Brir\u00AD \u2060pin\uFEFF \u3164x\u2800', 'mourir pin x'],
  ])('reads %s', (_what, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  const anyText = fc.string({ unit: 'binary', maxLength: 200 });

  it('changes nothing that is folded', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('folds each character alone', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(Array.from(text, fold).join('')).toBe(fold(text));
      }),
    );
  });

  it('leaves no accent, invisible character or capital', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text)).not.toMatch(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}’]/u);
        expect(fold(text)).toBe(fold(text.toLowerCase()));
      }),
    );
  });
});
