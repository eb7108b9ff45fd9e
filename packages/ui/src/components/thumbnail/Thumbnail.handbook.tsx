import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import picture from '../media-frame/samples/poster.webp';
import { Thumbnail } from './Thumbnail';

const NAME = /open larger/;
const file = { src: picture, width: 640, height: 360, className: 'max-w-72' };

/** How Thumbnail is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a picture of a gallery that opens larger when it is pressed.',
    'Standard is 4 to 3, wide 8 to 3 for the one that spans two places of the grid.',
  ],
  whenNotToUse: [
    'For a picture that cannot be pressed: take Portrait.',
    'For a picture that leads to another page: take Card, with interactive and a link.',
    'For a video: take Media frame.',
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
      why: 'The words over the foot say who and where, and the picture is described for those who do not see it.',
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
      why: 'The names are heard twice, and what a press does stands on every picture.',
    },
  ],
  anatomy: [
    'The picture',
    'A dark ground under the words',
    'The caption',
    'A second line (optional)',
    'What a press does, to be heard only',
  ],
  content: [
    'The caption says who or what it is, in a few words.',
    'The alternative text says what is to be seen, not the caption again.',
    'What a press does begins with a comma, because it is read after the rest.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the picture.', verify: tabsTo('button', NAME) },
    {
      keys: 'Enter or Space',
      does: 'Opens it, once for each press.',
      verify: activatesByEnterAndSpace('button', NAME),
    },
    {
      keys: 'Enter, held down',
      does: 'Does not open it again and again.',
      verify: ignoresEnterRepeat('button', NAME),
    },
  ],
  screenReader: 'One button: “Two people on a hill, Aline and Eric, Kigali, open larger”.',
  related: ['Portrait', 'Media frame', 'Card', 'Dialog'],
};
