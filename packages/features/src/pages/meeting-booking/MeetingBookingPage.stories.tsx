// Proves BOOK-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { withRouter } from '../../testing/with-router';
import { meetingBookingCopy as copy } from '#words/pages/meeting-booking/copy';
import { DESTINATIONS } from '../../content/destinations';
import { MeetingBookingPage } from './MeetingBookingPage';

const meta = {
  title: 'Meeting booking/Page',
  id: 'pages-meeting-booking-page',
  component: MeetingBookingPage,
  decorators: [withRouter('/meeting-booking')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MeetingBookingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    for (const name of Object.values(copy.form.sections))
      await expect(canvas.getByRole('region', { name: new RegExp(name) })).toBeVisible();
    await expect(hrefOf(canvas, copy.guide)).toBe('/meeting-guide');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: copy.form.label });
    await expect(new Set(new FormData(form).keys())).toHaveProperty('size', 14);
  },
};

export const OpensPlaces: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: copy.side.places.heading }));
    for (const { heading, list } of DESTINATIONS) {
      const opener = panel.getByRole('button', { name: `${heading} (${list.length})` });
      if (opener.getAttribute('aria-expanded') === 'false') await userEvent.click(opener);
      const places = within(panel.getByRole('region', { name: `${heading} (${list.length})` }));
      await waitFor(() => expect(places.getAllByRole('link')[0]).toBeVisible());
      await expect(places.getAllByRole('link')).toHaveLength(list.length);
      for (const link of places.getAllByRole('link')) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  },
};
