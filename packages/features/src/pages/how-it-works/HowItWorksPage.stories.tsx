// Proves HOW-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { versionCopy } from '../../parts/page/version-copy';
import { PATHS } from '../../paths';
import { expectNumbersWithin } from '../../testing/numbers-within';
import { expectUnbrokenRanges } from '../../testing/unbroken-ranges';
import { withRouter } from '../../testing/with-router';
import { howItWorksCopy } from './copy';
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
  play: async ({ canvas, step }) => {
    await step('The six steps are a list', async () => {
      const steps = canvas.getByRole('region', { name: howItWorksCopy.steps.heading });
      await expect(within(steps).getAllByRole('listitem')).toHaveLength(6);
      await expectNumbersWithin(steps, within(steps).getByRole('heading', { level: 2 }));
    });
    await step('Both lists of tips are complete', async () => {
      for (const { heading, list } of [howItWorksCopy.safety, howItWorksCopy.success]) {
        const tips = within(canvas.getByRole('region', { name: heading }));
        await expect(tips.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
          list.map(({ name }) => name),
        );
        await expect(tips.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
          list.map(({ text }) => text),
        );
      }
      await expect(
        canvas.getByRole('region', { name: howItWorksCopy.safety.heading }),
      ).toHaveTextContent('Never send money');
    });
    await step('The tips link to the meeting guide', async () => {
      const link = canvas.getByRole('link', { name: howItWorksCopy.safety.link });
      await expect(link).toHaveAttribute('href', PATHS.meetingGuide);
    });
    await step('The figures match the specification', async () => {
      const numbers = canvas.getByRole('region', { name: howItWorksCopy.stats.heading });
      await expect(within(numbers).getByText('98%')).toBeVisible();
      await expect(within(numbers).getByText('under 24h')).toBeVisible();
    });
  },
};

export const Reporting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'What happens when I report someone?' }),
    );
    const answer = await canvas.findByText(/A person reads your report within/);
    await waitFor(() => expect(answer).toBeVisible());
    await expect(answer).toHaveTextContent('within 24-48 hours');
    await expect(answer).toHaveTextContent(versionCopy.reports);
    await expectUnbrokenRanges(canvasElement);
  },
};

export const Questions: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [first, second] = howItWorksCopy.faq.list;
    if (!first || !second) throw new Error('The page needs two questions.');
    await userEvent.click(canvas.getByRole('button', { name: first.question }));
    await userEvent.click(canvas.getByRole('button', { name: second.question }));
    await expect(canvas.getByRole('button', { name: first.question })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await waitFor(() => expect(canvas.getByText(second.answer)).toBeVisible());
  },
};

export const NumbersWithin: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('region', { name: howItWorksCopy.steps.heading });
    await expectNumbersWithin(steps, within(steps).getByRole('heading', { level: 2 }));
  },
};
