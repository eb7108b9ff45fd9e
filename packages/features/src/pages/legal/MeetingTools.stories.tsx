import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { HOTEL_FACTS } from '../../content/hotel-facts';
import { MeetingTools } from './MeetingTools';

const { hotels: copy, summary } = meetingToolsCopy;

const meta = {
  title: 'Legal/Meeting tools',
  id: 'pages-legal-meeting-tools',
  component: MeetingTools,
} satisfies Meta<typeof MeetingTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const CarriesHotel: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const venue = canvas.getByLabelText(summary.fields.place);
    const sheet = within(canvas.getByRole('region', { name: 'Meeting Summary' }));
    await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'radisson');
    await userEvent.selectOptions(canvas.getByLabelText(copy.filter.meeting), '200-400');
    await userEvent.click(canvas.getByLabelText(copy.choice.wheres.cafe));
    await userEvent.click(canvas.getByLabelText(copy.choice.payments.card));
    await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
    await expect(venue).toHaveValue(
      copy.venue.cafe(HOTEL_FACTS.radisson.name, HOTEL_FACTS.radisson.address),
    );
    await expect(sheet.getByText('Budget $200-400 · Prepay by card')).toBeVisible();
  },
};

export const AnotherHotel: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const venue = canvas.getByLabelText(summary.fields.place);
    const choose = async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'other');
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
    };
    await choose();
    await expect(venue).toHaveFocus();
    await expect(canvas.getByText(copy.choice.takenOther(''))).toBeVisible();
    await userEvent.type(venue, 'Hotel Chez Lando');
    await choose();
    await expect(venue).toHaveValue('Hotel Chez Lando');
    await expect(venue).toHaveFocus();
    await expect(canvas.getByText(copy.choice.takenOther('Hotel Chez Lando'))).toBeVisible();
  },
};
