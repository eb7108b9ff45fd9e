import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { meetingBookingCopy } from './copy';
import { MeetingBookingPage } from './MeetingBookingPage';

const meta = {
  component: MeetingBookingPage,
  decorators: [withRouter('/meeting-booking')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MeetingBookingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: meetingBookingCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
