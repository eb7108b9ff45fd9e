// Proves MEET-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { meetingToolsCopy as tools } from '../../parts/meeting/copy';
import { HOTEL_FACTS } from '../../content/hotel-facts';
import { asPrinted } from '../../parts/prose/testing/as-printed';
import { withRouter } from '../../testing/with-router';
import { meetingGuideCopy as copy } from './copy';
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
  play: async ({ canvas, step }) => {
    await step('The guide shows all its sections', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: copy.heading })).toBeVisible();
      const headings = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
      await expect(headings).toEqual([
        copy.steps.heading,
        tools.hotels.heading,
        tools.summary.heading,
        tools.checklist.heading,
        copy.benefits.heading,
        copy.safety.heading,
        tools.emergency.heading,
        copy.call.heading,
      ]);
      const steps = canvas.getByRole('region', { name: copy.steps.heading });
      await expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
    });
    await step('The links open the right pages', async () => {
      const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
      await expect(href(copy.book)).toBe('/meeting-booking');
      await expect(href(copy.call.book)).toBe('/meeting-booking');
      await expect(href(copy.safety.full)).toBe('/legal?doc=meeting');
      await expect(href('Call 112')).toBe('tel:112');
    });
  },
};

export const Plans: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    await step('The primary action focuses the form', async () => {
      await userEvent.click(canvas.getByRole('link', { name: copy.plan }));
      await expect(canvas.getByRole('heading', { name: tools.summary.heading })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByLabelText(tools.summary.fields.host)).toHaveFocus();
    });
    await step('A chosen hotel fills in the venue', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Hotel'), 'mille');
      await userEvent.click(canvas.getByRole('button', { name: tools.hotels.choice.submit }));
      await expect(canvas.getByLabelText(tools.summary.fields.place)).toHaveFocus();
      const sheet = within(canvas.getByRole('region', { name: 'Meeting Summary' }));
      await expect(
        sheet.getByText(`${HOTEL_FACTS.mille.name}, ${HOTEL_FACTS.mille.address}`),
      ).toBeVisible();
    });
  },
};

export const Printed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const restoreScreen = asPrinted();
    try {
      await expect(canvas.getByLabelText(tools.summary.fields.host)).not.toBeVisible();
      await expect(canvas.getByLabelText(tools.hotels.filter.night)).not.toBeVisible();
      await expect(canvas.queryByRole('link', { name: copy.plan })).toBeNull();
      await expect(canvas.getByRole('region', { name: 'Meeting Summary' })).toBeVisible();
      await expect(canvas.getAllByRole('checkbox')[0]).toBeVisible();
      await expect(canvas.getByText(tools.emergency.inPrint)).toBeVisible();
    } finally {
      restoreScreen();
    }
  },
};
