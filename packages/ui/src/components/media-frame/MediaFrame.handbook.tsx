import type { Handbook } from '../../testing/handbook';
import { MediaFrame, type MediaFrameProps } from './MediaFrame';
import video from './samples/video.webm';
import poster from './samples/poster.webp';

const still: MediaFrameProps = {
  poster: { src: poster, alt: '', width: 640, height: 360 },
  sources: [{ src: video, type: 'video/webm' }],
  load: false,
  labels: { play: 'Play the video', pause: 'Pause the video' },
};

export const handbook: Handbook = {
  whenToUse: [
    'For a silent video that sets the mood of a page. It plays by itself, in a loop.',
    'Set load to false for reduced motion or data saving. Only the poster is shown then.',
    'Use frame for a 16:9 video, and cover to fill the container, with text on top.',
  ],
  whenNotToUse: [
    'For a video that carries information or sound, use the browser’s player, with captions.',
    'For a picture, use Portrait.',
    'For several pictures, use Carousel.',
  ],
  dos: [
    {
      show: () => (
        <MediaFrame {...still}>
          <p className="absolute inset-x-0 bottom-0 bg-night/80 p-4 text-lead text-on-night">
            Kigali, a little after six
          </p>
        </MediaFrame>
      ),
      why: 'The poster alone says as much as the video, and the text has a dark background.',
    },
  ],
  donts: [
    {
      show: () => (
        <MediaFrame {...still}>
          <p className="absolute inset-x-0 top-0 p-4 text-lead">Read here how to meet safely</p>
        </MediaFrame>
      ),
      why: 'Without a background, text over a moving picture is unreadable.',
    },
  ],
  anatomy: [
    'Poster, shown first',
    'Video on top (only when loaded)',
    'Content on top of both (optional)',
    'Pause and play button (only when the video is loaded)',
  ],
  content: [
    'Leave the poster’s alternative text empty when the video is decorative.',
    'Label the button with what it does next: Pause the video, Play the video.',
  ],
  keys: [],
  noKeys:
    'A native button: Enter and Space pause and play the video, which isn’t focusable itself.',
  screenReader:
    '“Pause the video, button”. Once paused, “Play the video”. The video isn’t announced, and the poster has its alternative text.',
  related: ['Portrait', 'Carousel', 'Thumbnail'],
};
