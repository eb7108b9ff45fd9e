// Proves MEET-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { EMERGENCY } from '../../domain/emergency-numbers';
import { hrefOf } from '../../testing/href-of';
import { meetingToolsCopy as tools } from '#words/parts/meeting/copy';
import { withRouter } from '../../testing/with-router';
import { meetingGuideCopy as copy } from '#words/pages/meeting-guide/copy';
import { MeetingGuidePage } from './MeetingGuidePage';

const meta = {
  title: 'Meeting guide/Page',
  id: 'pages-meeting-guide-page',
  component: MeetingGuidePage,
  decorators: [withRouter('/meeting-guide')],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof MeetingGuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('region', { name: copy.steps.heading });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(9);
    await expect(hrefOf(canvas, copy.book)).toBe('/meeting-booking');
    await expect(hrefOf(canvas, copy.safety.full)).toBe('/legal?doc=meeting');
    await expect(hrefOf(canvas, 'Call 112')).toBe('tel:112');
    for (const number of Object.values(EMERGENCY))
      await expect(hrefOf(canvas, number)).toBe(`tel:${number}`);
  },
};

export const Plans: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: copy.plan }));
    await expect(canvas.getByRole('heading', { name: tools.summary.heading })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(tools.summary.fields.host)).toHaveFocus();
  },
};
