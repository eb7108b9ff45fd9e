import type { Handbook } from '../../testing/handbook';
import { PercentBars } from './PercentBars';

export const handbook: Handbook = {
  whenToUse: [
    'To compare a few percentages.',
    'When each percentage has a label and a readable value.',
  ],
  whenNotToUse: [
    'For numbers that aren’t percentages, use Stat.',
    'For facts in words, use Fact table.',
    'For work in progress, use Skeleton or a pending Button.',
  ],
  dos: [
    {
      show: () => (
        <PercentBars
          bars={[
            {
              id: 'talk',
              label: 'had a good conversation in the first week',
              percent: 89,
              value: '89%',
            },
            {
              id: 'meet',
              label: 'met in person within three months',
              percent: 45,
              value: '45%',
              hint: 'Asked of members after ninety days',
            },
          ]}
        />
      ),
      why: 'Each bar has its value as text, and the hint gives the source.',
    },
  ],
  donts: [
    {
      show: () => (
        <PercentBars
          bars={[
            { id: 'fast', label: 'Fast', percent: 90, value: 'a lot' },
            { id: 'safe', label: 'Safe', percent: 20, value: 'some' },
          ]}
        />
      ),
      why: 'No one measured this. A bar that measures nothing is misleading.',
    },
  ],
  anatomy: [
    'What’s measured',
    'Percentage, in large figures',
    'Bar',
    'Source or limits of the number (optional)',
  ],
  content: [
    'Continue the sentence that the number starts: 89% had a good conversation.',
    'Format the value for the reader’s language: 89%.',
    'Say in the hint who was asked and when.',
  ],
  keys: [],
  noKeys: 'The bars show numbers and aren’t interactive.',
  screenReader:
    'A list of names and values: “had a good conversation in the first week, 89%”. The bars themselves aren’t announced.',
  related: ['Stat', 'Fact table', 'Slider'],
};
