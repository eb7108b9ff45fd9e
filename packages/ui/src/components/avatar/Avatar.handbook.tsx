import type { Handbook } from '../../testing/handbook';
import portrait from '../profile-card/samples/portrait-one.webp';
import { Avatar } from './Avatar';

/** How Avatar is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a face beside a name: in a list, a thread, the head of a page.',
    'Where there may be no picture: the initials stand in, at the same size.',
  ],
  whenNotToUse: [
    'For a picture that is to be looked at: take Portrait.',
    'For a picture that opens larger: take Thumbnail.',
    'For the mark of the product: take Logo.',
  ],
  dos: [
    {
      show: () => (
        <p className="flex items-center gap-3">
          <Avatar name="Aline Uwase" alt="" src={portrait} />
          Aline Uwase
        </p>
      ),
      why: 'The name stands beside it, so the picture itself says nothing and no name is heard twice.',
    },
  ],
  donts: [
    {
      show: () => (
        <p className="flex items-center gap-3">
          <Avatar name="Aline Uwase" alt="Profile picture of Aline Uwase" />
          Aline Uwase
        </p>
      ),
      why: 'The name is heard twice, and there is no picture to speak of.',
    },
  ],
  anatomy: [
    'A circle of 32, 44, 64 or 96 px',
    'The picture',
    'The initials of the first and last name (only where there is no picture, or it does not come)',
  ],
  content: [
    'Alone, the alternative text is the name: Aline Uwase.',
    'Beside the name it is empty.',
    'Give the name as its owner writes it; the initials come from it.',
  ],
  keys: [],
  noKeys: 'A face cannot be pressed; make what it stands in a link or a button.',
  screenReader:
    '“Aline Uwase, image”, with a picture or with initials alike; nothing where the alternative text is empty.',
  related: ['Portrait', 'Thumbnail', 'Profile card', 'Logo'],
};
