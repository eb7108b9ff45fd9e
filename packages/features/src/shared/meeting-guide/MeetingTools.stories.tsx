import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { expectNoSidewaysScroll } from '../testing/layout';
import { meetingToolsCopy } from './copy';
import { HOTEL_FACTS } from './hotel-facts';
import { MeetingTools } from './MeetingTools';

const { hotels: copy, summary } = meetingToolsCopy;

const meta = {
  component: MeetingTools,
} satisfies Meta<typeof MeetingTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Carried: Story = {
  play: async ({ canvas, step }) => {
    const venue = canvas.getByLabelText(summary.fields.place);
    const sheet = within(canvas.getByRole('region', { name: 'Meeting Summary' }));
    await step('the chosen hotel becomes the venue, which takes the focus', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'radisson');
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
      await expect(venue).toHaveValue(`${HOTEL_FACTS.radisson.name}, ${HOTEL_FACTS.radisson.address}`);
      await expect(venue).toHaveFocus();
      await expect(sheet.getByText(/^Radisson Blu/)).toBeVisible();
      await expect(sheet.queryByText(summary.sheet.agreed)).toBeNull();
    });
    await step('with where in it, and what is agreed on', async () => {
      await userEvent.selectOptions(canvas.getByLabelText(copy.filter.meeting), '200-400');
      await userEvent.click(canvas.getByLabelText(copy.choice.wheres.cafe));
      await userEvent.click(canvas.getByLabelText(copy.choice.payments.card));
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
      await expect(venue).toHaveValue(copy.venue.cafe(HOTEL_FACTS.radisson.name, HOTEL_FACTS.radisson.address));
      await expect(sheet.getByText('Budget $200-400 · Prepay by card')).toBeVisible();
    });
    await step('another hotel is left to be named', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'other');
      await userEvent.click(canvas.getByRole('button', { name: copy.choice.submit }));
      await expect(venue).toHaveValue('');
      await expect(venue).toHaveFocus();
      await expect(canvas.getByText(copy.choice.takenOther)).toBeVisible();
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
