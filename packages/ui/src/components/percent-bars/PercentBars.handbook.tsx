import type { Handbook } from '../../testing/handbook';
import { PercentBars } from './PercentBars';

/** How PercentBars is used. */
export const handbook: Handbook = {
  whenToUse: [
    'To compare a few shares of a whole.',
    'Where each share has a number and a name that can be read.',
  ],
  whenNotToUse: [
    'For numbers that are not shares: take Stat.',
    'For facts in words: take Fact table.',
    'For work that is going on: take Skeleton or a pending Button.',
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
      why: 'Each bar has its number in words, and the hint says where it comes from.',
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
      why: 'Nobody counted this: a bar that measures nothing pretends to.',
    },
  ],
  anatomy: [
    'What is measured',
    'The share, in large figures',
    'The bar',
    'What it leaves out or where it comes from (optional)',
  ],
  content: [
    'The label goes on from the number: 89% had a good conversation.',
    'The value is written for reading: 89%, in the way of the language.',
    'Say in the hint who was asked and when.',
  ],
  keys: [],
  noKeys: 'It is a picture of numbers and cannot be changed.',
  screenReader:
    'A list of names and values: “had a good conversation in the first week, 89%”. The bars themselves are silent.',
  related: ['Stat', 'Fact table', 'Slider'],
};
