import type { Handbook } from '../../testing/handbook';
import one from '../profile-card/samples/portrait-one.webp';
import two from '../profile-card/samples/portrait-two.webp';
import { Portrait } from './Portrait';

export const handbook: Handbook = {
  whenToUse: [
    'For a picture that may load late or not at all. The frame keeps its size, and a placeholder fills it.',
    'Use portrait for 4:5, square for 1:1 and wide for 16:9. The picture is cropped to the frame.',
    'Set eager for the one picture at the top of a page.',
  ],
  whenNotToUse: [
    'For a small picture beside a name, use Avatar.',
    'For a picture that opens larger, use Thumbnail.',
    'For a video, use Media frame.',
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
      why: 'The alternative text describes the picture, and the frame fits its shape.',
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
      why: 'A wide frame crops an upright picture to a strip, and a file name says nothing.',
    },
  ],
  anatomy: [
    'Frame',
    'Picture',
    'Placeholder: the logo between two zigzag edges (only when the picture is missing)',
  ],
  content: [
    'Describe the picture in a few words: Aline smiling, in a striped top.',
    'Don’t start with “Picture of”.',
    'Leave it empty when the picture is decorative.',
  ],
  keys: [],
  noKeys: 'A picture isn’t interactive. To make it clickable, put it in a link.',
  screenReader:
    '“Aline smiling, in a striped top, image”, with the picture or its placeholder. Nothing when the alternative text is empty.',
  related: ['Avatar', 'Thumbnail', 'Media frame', 'Profile card'],
};
