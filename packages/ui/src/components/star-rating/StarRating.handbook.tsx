import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { spyOf, tabsTo } from '../../testing/keyboard-plays';
import { StarRating } from './StarRating';

/** How StarRating is used. */
export const handbook: Handbook = {
  whenToUse: ['For how good something was, said by the visitor in one to five stars.'],
  whenNotToUse: [
    'To show a rating that others gave: take Stat.',
    'For one of several with names: take Radio group.',
    'For a number that is counted: take Slider.',
  ],
  dos: [
    {
      show: () => (
        <StarRating
          legend="Your rating"
          hint="How was your time here as a whole?"
          starLabel={(stars) => `${stars} of 5 stars`}
        />
      ),
      why: 'The hint says what is rated, and the number stands beside the stars in words.',
    },
  ],
  donts: [
    {
      show: () => (
        <StarRating legend="Rating" starLabel={(stars) => String(stars)} defaultValue={3} />
      ),
      why: 'A bare 3 does not say of how many, neither to the eye nor to the ear.',
    },
  ],
  anatomy: [
    'The question, as a legend',
    'The hint (optional)',
    'The stars, each a target of 44 px',
    'The number of stars, in words',
    'The error, in words',
  ],
  content: [
    'Say the number and the most: 3 of 5 stars.',
    'The legend says whose rating it is: Your rating.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Enters at the stars that are given.',
      verify: tabsTo('radio', '5 of 5 stars'),
    },
    {
      keys: 'Right arrow or Down arrow, Left arrow or Up arrow',
      does: 'Choose the next number of stars or the one before, and go round at the ends.',
      verify: async (context) => {
        context.canvas.getByRole('radio', { name: '5 of 5 stars' }).focus();
        for (const [key, stars] of [
          ['{ArrowLeft}', 4],
          ['{ArrowUp}', 3],
          ['{ArrowRight}', 4],
          ['{ArrowDown}', 5],
          ['{ArrowRight}', 1],
        ] as const) {
          await context.userEvent.keyboard(key);
          await expect(spyOf(context, 'onValueChange')).toHaveBeenLastCalledWith(stars);
        }
      },
    },
  ],
  screenReader:
    '“Your rating, radio group” with the hint and the error; then “5 of 5 stars, radio button, 5 of 5, checked”. The drawn stars are silent.',
  related: ['Radio group', 'Slider', 'Stat', 'Field'],
};
