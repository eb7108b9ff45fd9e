import type { Handbook } from '../../testing/handbook';
import { StarRating } from './StarRating';

export const handbook: Handbook = {
  whenToUse: ['To ask how good something was, on a scale of one to five stars.'],
  whenNotToUse: [
    'To show other people’s ratings, use Stat.',
    'For a choice between named options, use Radio group.',
    'For a quantity, use Slider.',
  ],
  dos: [
    {
      show: () => (
        <StarRating
          legend="Your rating"
          hint="How was your experience overall?"
          starLabel={(stars) => `${stars} of 5 stars`}
        />
      ),
      why: 'The hint says what’s being rated, and the number appears beside the stars in words.',
    },
  ],
  donts: [
    {
      show: () => (
        <StarRating legend="Rating" starLabel={(stars) => String(stars)} defaultValue={3} />
      ),
      why: 'A bare 3 doesn’t say out of how many, on screen or to a screen reader.',
    },
  ],
  anatomy: [
    'Question, as a legend',
    'Hint (optional)',
    'Stars, each a 44 px target',
    'Number of stars, in words',
    'Error message',
  ],
  content: [
    'Give the number and the maximum: 3 of 5 stars.',
    'Say whose rating it is: Your rating.',
  ],
  keys: [],
  noKeys:
    'Native radio buttons: one tab stop, and the arrow keys change the number of stars, wrapping at the ends.',
  screenReader:
    '“Your rating, radio group” with the hint and the error, then “5 of 5 stars, radio button, 5 of 5, checked”. The drawn stars aren’t announced.',
  related: ['Radio group', 'Slider', 'Stat', 'Field'],
};
