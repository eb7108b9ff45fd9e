import { expect, waitFor } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { ignoresEnterRepeat } from '../../testing/keyboard-plays';
import { MediaFrame, type MediaFrameProps } from './MediaFrame';
import video from './samples/video.webm';
import poster from './samples/poster.webp';

const still: MediaFrameProps = {
  poster: { src: poster, alt: '', width: 640, height: 360 },
  sources: [{ src: video, type: 'video/webm' }],
  load: false,
  labels: { play: 'Play the video', pause: 'Pause the video' },
};

const playing = async ({ canvas }: KeyContext) =>
  canvas.findByRole('button', { name: 'Pause the video' });

/** How MediaFrame is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a video without sound that sets the mood of a page: it plays by itself, again and again.',
    'With load off under reduced motion and where data is saved: then the poster stands alone.',
    'Frame is 16 to 9; cover fills its place, with words over it.',
  ],
  whenNotToUse: [
    'For a video that tells something or has sound: use the player of the browser, with captions.',
    'For a picture: take Portrait.',
    'For several pictures: take Carousel.',
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
      why: 'The poster alone says as much as the video, and the words have a dark ground.',
    },
  ],
  donts: [
    {
      show: () => (
        <MediaFrame {...still}>
          <p className="absolute inset-x-0 top-0 p-4 text-lead">Read here how to meet safely</p>
        </MediaFrame>
      ),
      why: 'Words without a ground cannot be read over a moving picture.',
    },
  ],
  anatomy: [
    'The poster, which is there first',
    'The video over it (only where it is loaded)',
    'What lies over both (optional)',
    'The button that stops and starts it (only where the video is loaded)',
  ],
  content: [
    'The alternative text of the poster is empty where the video is decoration.',
    'The button says what a press does now: Pause the video, Play the video.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to the button that stops and starts the video; the video itself is no stop.',
      verify: async (context) => {
        const button = await playing(context);
        await context.userEvent.tab();
        await expect(button).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Stops the video, and starts it again.',
      verify: async (context) => {
        const video = context.canvasElement.querySelector('video');
        (await playing(context)).focus();
        await context.userEvent.keyboard('{Enter}');
        await waitFor(() => expect(video?.paused).toBe(true));
        await expect(
          await context.canvas.findByRole('button', { name: 'Play the video' }),
        ).toHaveFocus();
        await context.userEvent.keyboard(' ');
        await waitFor(() => expect(video?.paused).toBe(false));
      },
    },
    {
      keys: 'Enter, held down',
      does: 'Does not act again and again.',
      verify: ignoresEnterRepeat('button', /the video$/),
    },
  ],
  screenReader:
    '“Pause the video, button”; once it stands, “Play the video”. The video is silent in both senses; the poster says its alternative text.',
  related: ['Portrait', 'Carousel', 'Thumbnail'],
};
