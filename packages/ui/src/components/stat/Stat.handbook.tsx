import type { Handbook } from '../../testing/handbook';
import { Stat, StatList } from './Stat';

/** How Stat is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For one to four numbers that a page rests on, in a StatList.',
    'With a hint, where a number needs its source or leaves something out.',
  ],
  whenNotToUse: [
    'For shares that are to be compared: take Percent bars.',
    'For many facts: take Fact table.',
    'For a small count beside a word: take Badge.',
  ],
  dos: [
    {
      show: () => (
        <StatList>
          <Stat value="98%" label="of reports resolved" hint="Last twelve months" />
          <Stat value="24 h" label="to a first answer" />
        </StatList>
      ),
      why: 'Number and words make one sentence, and the hint says of when it is.',
    },
  ],
  donts: [
    {
      show: () => (
        <StatList>
          <Stat value="1,234,567" label="Amazing!" />
          <Stat value="Many" label="Happy couples" />
        </StatList>
      ),
      why: 'One number counts nothing, and the other is no number.',
    },
  ],
  anatomy: [
    'A gold line at the side',
    'The number',
    'What it counts',
    'Where it comes from (optional)',
  ],
  content: [
    'The value is ready to read: 98%, under 24 h.',
    'The label goes on from the number, in small letters: of reports resolved.',
    'Give only numbers that somebody counted.',
  ],
  keys: [],
  noKeys: 'It is read, not used.',
  screenReader:
    'A list of terms: “of reports resolved, 98%”. The words come before the number, though they are drawn beneath it.',
  related: ['Percent bars', 'Fact table', 'Badge'],
};
