import type { Handbook } from '../../testing/handbook';
import portrait from '../profile-card/samples/portrait-one.webp';
import { Avatar } from './Avatar';

export const handbook: Handbook = {
  whenToUse: [
    'To show a person’s face beside their name: in a list, a conversation or a page header.',
    'When there may be no picture. Initials appear instead, at the same size.',
  ],
  whenNotToUse: [
    'For a picture people should look at closely, use Portrait.',
    'For a picture that opens larger, use Thumbnail.',
    'For the product’s logo, use Logo.',
  ],
  dos: [
    {
      show: () => (
        <p className="flex items-center gap-3">
          <Avatar name="Aline Uwase" alt="" src={portrait} />
          Aline Uwase
        </p>
      ),
      why: 'The name is right beside it, so the picture has empty alternative text and the name isn’t announced twice.',
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
      why: 'The name is announced twice, and there’s no picture to describe.',
    },
  ],
  anatomy: [
    'Circle of 32, 44, 64 or 96 px',
    'Picture',
    'Initials of the first and last name (only when there’s no picture, or it fails to load)',
  ],
  content: [
    'On its own, use the name as alternative text: Aline Uwase.',
    'Beside the name, leave the alternative text empty.',
    'Pass the name as its owner writes it. The initials are taken from it.',
  ],
  keys: [],
  noKeys: 'An avatar isn’t interactive. To make it clickable, put it in a link or a button.',
  screenReader:
    '“Aline Uwase, image”, whether it shows a picture or initials. Nothing when the alternative text is empty.',
  related: ['Portrait', 'Thumbnail', 'Profile card', 'Logo'],
};
