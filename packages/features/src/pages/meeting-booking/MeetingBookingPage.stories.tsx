// Proves BOOK-3.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { withRouter } from '../../testing/with-router';
import { meetingBookingCopy as copy } from './copy';
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
  play: async ({ canvas, step }) => {
    await step('A form in three sections, beside the panel', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: copy.heading })).toBeVisible();
      for (const name of Object.values(copy.form.sections))
        await expect(canvas.getByRole('region', { name: new RegExp(name) })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: copy.side.rwanda.heading })).toBeVisible();
      await expect(canvas.getByRole('link', { name: copy.guide })).toHaveAttribute(
        'href',
        '/meeting-guide',
      );
    });
    await step('Fourteen fields, each with its own name', async () => {
      const form = canvas.getByRole('form', { name: copy.form.label });
      const names = new Set(new FormData(form as HTMLFormElement).keys());
      await expect([...names].sort()).toEqual([
        'arrival',
        'budget',
        'contact',
        'days',
        'departure',
        'destinations',
        'fullName',
        'guests',
        'hotel',
        'idNumber',
        'meetingPlace',
        'payment',
        'rooms',
        'transport',
      ]);
    });
  },
};

export const OpensPlaces: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: copy.side.places.heading }));
    for (const { heading, list } of DESTINATIONS) {
      const opener = panel.getByRole('button', { name: `${heading} (${list.length})` });
      if (opener.getAttribute('aria-expanded') === 'false') await userEvent.click(opener);
      await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(list.length));
      for (const link of panel.getAllByRole('link')) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  },
};
