import type { Handbook } from '../../testing/handbook';
import one from '../profile-card/samples/portrait-one.webp';
import two from '../profile-card/samples/portrait-two.webp';
import { Portrait } from './Portrait';

/** How Portrait is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a picture that may come late or never: the frame keeps its size, and a placeholder stands in.',
    'Portrait is 4 to 5, square 1 to 1, wide 16 to 9; the file is cut to the frame.',
    'With eager, for the one picture that opens a page.',
  ],
  whenNotToUse: [
    'For a small face beside a name: take Avatar.',
    'For a picture that opens larger: take Thumbnail.',
    'For a video: take Media frame.',
  ],
  dos: [
    {
      show: () => (
        <Portrait
          src={one}
          alt="Aline smiling, in a striped top"
          width={480}
          height={600}
          className="max-w-48 rounded-md"
        />
      ),
      why: 'The words say what is to be seen, and the frame fits the shape of the picture.',
    },
  ],
  donts: [
    {
      show: () => (
        <Portrait
          src={two}
          alt="IMG_2041.webp"
          width={480}
          height={600}
          ratio="wide"
          className="rounded-md"
        />
      ),
      why: 'A wide frame cuts a standing picture to a stripe, and a file name says nothing.',
    },
  ],
  anatomy: [
    'The frame',
    'The picture',
    'The placeholder: the mark between two zigzag edges (only where the picture is missing)',
  ],
  content: [
    'Say what the picture shows in a few words: Aline smiling, in a striped top.',
    'Do not begin with “Picture of”.',
    'Leave it empty where the picture is decoration.',
  ],
  keys: [],
  noKeys: 'It is a picture; what it stands in may be a link.',
  screenReader:
    '“Aline smiling, in a striped top, image”; the same where the placeholder stands in. Nothing where the alternative text is empty.',
  related: ['Avatar', 'Thumbnail', 'Media frame', 'Profile card'],
};
