import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { meetingGuideCopy } from './copy';
import { MeetingGuidePage } from './MeetingGuidePage';

const meta = {
  component: MeetingGuidePage,
  decorators: [withRouter('/meeting-guide')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MeetingGuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: meetingGuideCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
