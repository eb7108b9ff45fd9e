import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { MediaFrame } from './MediaFrame';
import { handbook } from './MediaFrame.handbook';
import { mediaFrameFits } from './MediaFrame.variants';
import video from './samples/video.webm';
import poster from './samples/poster.webp';

const meta = {
  title: 'Media/Media frame',
  id: 'components-media-media-frame',
  component: MediaFrame,
  parameters: { handbook },
  args: {
    poster: { src: poster, alt: '', width: 640, height: 360 },
    sources: [{ src: video, type: 'video/webm' }],
    load: true,
    labels: { play: 'Play the video', pause: 'Pause the video' },
    className: 'max-w-form',
  },
  argTypes: { fit: { control: 'inline-radio', options: mediaFrameFits } },
} satisfies Meta<typeof MediaFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await expect(video?.muted).toBe(true);
    await expect(video?.loop).toBe(true);
    await expect(video?.playsInline).toBe(true);
    await waitFor(() => expect(video?.paused).toBe(false));
  },
};

export const PosterOnly: Story = {
  args: { load: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('width', '640');
  },
};

export const WithText: Story = {
  args: {
    load: false,
    children: (
      <p className="absolute inset-x-0 bottom-0 bg-night/80 p-4 text-lead text-on-night">
        Kigali, a little after six
      </p>
    ),
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(MediaFrame, {
    cell: 'card',
    rows: { fit: mediaFrameFits },
    acts: 'button',
    conditions: { 'poster alone': { ...PosterOnly.args } },
    cellClassName: ({ fit }) => (fit === 'cover' ? 'h-48' : undefined),
  }),
};

export const PausesAndPlays: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = canvasElement.querySelector('video');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the video' }));
    await waitFor(() => expect(video?.paused).toBe(true));
    const button = await canvas.findByRole('button', { name: 'Play the video' });
    await expect(button).toHaveFocus();
    await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(video?.paused).toBe(false));
    await expect(await canvas.findByRole('button', { name: 'Pause the video' })).toHaveFocus();
  },
};
