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

/** The chosen hotel becomes the venue of the summary, with where in it and what is agreed on. */
export const CarriesHotel: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const venue = canvas.getByLabelText(summary.fields.place);
    const sheet = within(canvas.getByRole('region', { name: 'Meeting Summary' }));
    await step('the chosen hotel becomes the venue, which takes the focus', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'radisson');
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
      await expect(venue).toHaveValue(
        `${HOTEL_FACTS.radisson.name}, ${HOTEL_FACTS.radisson.address}`,
      );
      await expect(venue).toHaveFocus();
      await expect(sheet.getByText(/^Radisson Blu/)).toBeVisible();
      await expect(sheet.queryByText(summary.sheet.agreed)).toBeNull();
    });
    await step('with where in it, and what is agreed on', async () => {
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

/** Another hotel is left to be named, and a venue that was typed stays. */
export const AnotherHotel: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const venue = canvas.getByLabelText(summary.fields.place);
    const choose = async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'other');
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
    };
    await step('is left to be named', async () => {
      await choose();
      await expect(venue).toHaveFocus();
      await expect(canvas.getByText(copy.choice.takenOther(''))).toBeVisible();
    });
    await step('keeps the venue that was typed, and says so', async () => {
      await userEvent.type(venue, 'Hotel Chez Lando');
      await choose();
      await expect(venue).toHaveValue('Hotel Chez Lando');
      await expect(venue).toHaveFocus();
      await expect(canvas.getByText(copy.choice.takenOther('Hotel Chez Lando'))).toBeVisible();
    });
  },
};

/** What was agreed on can be taken back, and goes with the venue. */
export const Disagreed: Story = {
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
    await step('what was agreed on can be taken back', async () => {
      await choose('100-200', arrival);
      await expect(sheet.getByText('Budget $100-200 · Pay on arrival')).toBeVisible();
      await choose('', undecided);
      await expect(sheet.getByText(/^Hôtel des Mille Collines/)).toBeVisible();
      await expect(sheet.queryByText(summary.sheet.agreed)).toBeNull();
    });
    await step('and goes with the venue', async () => {
      await choose('100-200', arrival);
      await userEvent.clear(venue);
      await expect(sheet.queryByText(summary.sheet.agreed)).toBeNull();
      await userEvent.type(venue, 'Inzora Rooftop Café');
      await expect(sheet.queryByText(summary.sheet.agreed)).toBeNull();
    });
  },
};
