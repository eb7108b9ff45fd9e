// Proves HOW-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { versionCopy } from '#words/parts/page/version-copy';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { howItWorksCopy } from '#words/pages/how-it-works/copy';
import { HowItWorksPage } from './HowItWorksPage';

const meta = {
  title: 'How it works',
  id: 'pages-how-it-works',
  component: HowItWorksPage,
  decorators: [withRouter(PATHS.howItWorks)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HowItWorksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('region', { name: howItWorksCopy.steps.heading });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(6);
    const edge = within(steps).getByRole('heading', { level: 2 }).getBoundingClientRect().left;
    const numbers = [...steps.querySelectorAll('[data-slot="number"]')];
    await expect(numbers).toHaveLength(6);
    // No number is further left than the heading.
    for (const number of numbers)
      await expect(number.getBoundingClientRect().left).toBeGreaterThanOrEqual(edge - 0.5);
    const link = canvas.getByRole('link', { name: howItWorksCopy.safety.link });
    await expect(link).toHaveAttribute('href', PATHS.meetingGuide);
  },
};

export const Reporting: Story = {
  play: async ({ canvas }) => {
    const name = 'What happens when I report someone?';
    await userEvent.click(canvas.getByRole('button', { name }));
    const answer = await canvas.findByRole('region', { name });
    await waitFor(() => expect(answer).toBeVisible());
    await expect(answer).toHaveTextContent('within 24-48 hours');
    await expect(answer).toHaveTextContent(versionCopy.reports);
  },
};
