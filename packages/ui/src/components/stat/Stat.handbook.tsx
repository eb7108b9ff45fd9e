import type { Handbook } from '../../testing/handbook';
import { Stat, StatList } from './Stat';

export const handbook: Handbook = {
  whenToUse: [
    'For one to four key numbers on a page, in a StatList.',
    'With a hint, when a number needs a source or a caveat.',
  ],
  whenNotToUse: [
    'To compare percentages, use Percent bars.',
    'For many facts, use Fact table.',
    'For a small count beside text, use Badge.',
  ],
  dos: [
    {
      show: () => (
        <StatList>
          <Stat value="98%" label="of reports resolved" hint="Last twelve months" />
          <Stat value="24 h" label="to a first answer" />
        </StatList>
      ),
      why: 'Number and label read as one sentence, and the hint gives the period.',
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
      why: 'One number doesn’t say what it counts, and the other isn’t a number.',
    },
  ],
  anatomy: [
    'Gold line at the side',
    'Value',
    'Label: what it counts',
    'Hint: where it comes from (optional)',
  ],
  content: [
    'Format the value for reading: 98%, under 24 h.',
    'Continue the sentence that the value starts, in lower case: of reports resolved.',
    'Only use numbers that someone has measured.',
  ],
  keys: [],
  noKeys: 'A stat isn’t interactive.',
  screenReader:
    'A description list: “of reports resolved, 98%”. The label comes before the number, although it’s displayed below.',
  related: ['Percent bars', 'Fact table', 'Badge'],
};
