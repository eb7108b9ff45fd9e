import type { Handbook } from '../../testing/handbook';
import picture from '../media-frame/samples/poster.webp';
import { Thumbnail } from './Thumbnail';

const file = { src: picture, width: 640, height: 360, className: 'max-w-72' };

export const handbook: Handbook = {
  whenToUse: [
    'For a gallery picture that opens larger when clicked.',
    'Use standard for 4:3, and wide for 8:3, which spans two columns of the grid.',
  ],
  whenNotToUse: [
    'For a picture that isn’t clickable, use Portrait.',
    'For a picture that links to a page, use an interactive Card with a link.',
    'For a video, use Media frame.',
  ],
  dos: [
    {
      show: () => (
        <Thumbnail
          {...file}
          alt="Two people on a hill"
          caption="Aline and Eric"
          detail="Kigali"
          actionLabel=", open larger"
        />
      ),
      why: 'The caption says who and where, and the alternative text describes the picture for people who can’t see it.',
    },
  ],
  donts: [
    {
      show: () => (
        <Thumbnail
          {...file}
          alt="Aline and Eric"
          caption="Aline and Eric"
          detail="Click to see this picture in full size"
          actionLabel=", open larger"
        />
      ),
      why: 'The names are announced twice, and every picture repeats the instruction.',
    },
  ],
  anatomy: [
    'Picture',
    'Dark background behind the text',
    'Caption',
    'Second line (optional)',
    'What a click does, for screen readers only',
  ],
  content: [
    'Say who or what it is, in a few words.',
    'Describe the picture in the alternative text. Don’t repeat the caption.',
    'Start actionLabel with a comma, because it’s announced after the rest.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader: 'One button: “Aline and Eric, Kigali, Two people on a hill, open larger”.',
  related: ['Portrait', 'Media frame', 'Card', 'Dialog'],
};
