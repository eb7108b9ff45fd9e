import { describe, expect, it } from 'vitest';

import { EMPTY_TESTIMONY } from '../../domain/testimony';
import { testimonyFacts, testimonyText } from './testimony-facts';

describe('testimonyFacts', () => {
  it('shows a dash for unanswered questions', () => {
    const facts = testimonyFacts({ ...EMPTY_TESTIMONY, name: ' Aline ', howMet: '  ' });
    expect(facts.map(({ field, answer }) => [field, answer])).toEqual([
      ['name', 'Aline'],
      ['age', '–'],
      ['matchName', '–'],
      ['howMet', '–'],
      ['dateLocation', '–'],
      ['experience', '–'],
      ['rating', '5 of 5 stars'],
      ['wouldRecommend', 'Yes'],
    ]);
  });

  it('sanitises names', () => {
    const names = { name: 'Aline\u202E esrever', matchName: '\u200BPatrick  N.' };
    const facts = testimonyFacts({ ...EMPTY_TESTIMONY, ...names });
    const [name, , matchName] = facts.map(({ answer }) => answer);
    expect([name, matchName]).toEqual(['Aline esrever', 'Patrick N.']);
  });

  it('formats a file with each answer under its label', () => {
    const answers = { matchName: 'Patrick', rating: 3, wouldRecommend: false } as const;
    const text = testimonyText({ ...EMPTY_TESTIMONY, ...answers });
    expect(text).toContain('Match’s Name\nPatrick\n');
    expect(text).toContain('3 of 5 stars');
    expect(text.endsWith('No\n')).toBe(true);
  });
});
