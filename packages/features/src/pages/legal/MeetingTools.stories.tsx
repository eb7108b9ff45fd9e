import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { meetingToolsCopy } from '../../parts/meeting/copy';
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
  play: async ({ canvas, step }) => {
    const venue = canvas.getByLabelText(summary.fields.place);
    const sheet = within(canvas.getByRole('region', { name: 'Meeting Summary' }));
    await step('The hotel fills in the venue, which takes focus', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'radisson');
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
      await expect(venue).toHaveValue(
        `${HOTEL_FACTS.radisson.name}, ${HOTEL_FACTS.radisson.address}`,
      );
      await expect(venue).toHaveFocus();
      await expect(sheet.getByText(/^Radisson Blu/)).toBeVisible();
      await expect(sheet.queryByText(summary.sheet.agreed)).toBeNull();
    });
    await step('The meeting spot and agreements are added', async () => {
      await userEvent.selectOptions(canvas.getByLabelText(copy.filter.meeting), '200-400');
      await userEvent.click(canvas.getByLabelText(copy.choice.wheres.cafe));
      await userEvent.click(canvas.getByLabelText(copy.choice.payments.card));
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
      await expect(venue).toHaveValue(
        copy.venue.cafe(HOTEL_FACTS.radisson.name, HOTEL_FACTS.radisson.address),
      );
      await expect(sheet.getByText('Budget $200-400 · Prepay by card')).toBeVisible();
    });
  },
};

export const AnotherHotel: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const venue = canvas.getByLabelText(summary.fields.place);
    const choose = async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'other');
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
    };
    await step('Asks for the hotel’s name', async () => {
      await choose();
      await expect(venue).toHaveFocus();
      await expect(canvas.getByText(copy.choice.takenOther(''))).toBeVisible();
    });
    await step('Keeps the typed venue and says so', async () => {
      await userEvent.type(venue, 'Hotel Chez Lando');
      await choose();
      await expect(venue).toHaveValue('Hotel Chez Lando');
      await expect(venue).toHaveFocus();
      await expect(canvas.getByText(copy.choice.takenOther('Hotel Chez Lando'))).toBeVisible();
    });
  },
};

export const RemovesAgreements: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const venue = canvas.getByLabelText(summary.fields.place);
    const sheet = within(canvas.getByRole('region', { name: 'Meeting Summary' }));
    const choose = async (budget: string, payment: string) => {
      await userEvent.selectOptions(canvas.getByLabelText(copy.filter.meeting), budget);
      await userEvent.click(canvas.getByLabelText(payment));
      await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'mille');
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
    };
    const { undecided, arrival } = copy.choice.payments;
    await step('Agreements can be removed', async () => {
      await choose('100-200', arrival);
      await expect(sheet.getByText('Budget $100-200 · Pay on arrival')).toBeVisible();
      await choose('', undecided);
      await expect(sheet.getByText(/^Hôtel des Mille Collines/)).toBeVisible();
      await expect(sheet.queryByText(summary.sheet.agreed)).toBeNull();
    });
    await step('Clearing the venue clears them', async () => {
      await choose('100-200', arrival);
      await userEvent.clear(venue);
      await expect(sheet.queryByText(summary.sheet.agreed)).toBeNull();
      await userEvent.type(venue, 'Inzora Rooftop Café');
      await expect(sheet.queryByText(summary.sheet.agreed)).toBeNull();
    });
  },
};
