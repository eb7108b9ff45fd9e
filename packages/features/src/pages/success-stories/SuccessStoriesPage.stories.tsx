// Proves STORIES-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { successStoriesCopy } from './copy';
import { SuccessStoriesPage } from './SuccessStoriesPage';

const meta = {
  title: 'Success stories',
  id: 'pages-success-stories',
  component: SuccessStoriesPage,
  decorators: [withRouter(PATHS.successStories)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SuccessStoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('shows each featured couple as an article with its dates', async () => {
      for (const { names, details } of successStoriesCopy.featured.stories) {
        const article = canvas.getByRole('article', { name: names });
        await expect(within(article).getByText(details.firstDate)).toBeVisible();
      }
    });
    await step('shows each figure with its label', async () => {
      const counters = within(
        canvas.getByRole('region', { name: successStoriesCopy.counters.heading }),
      );
      const facts = counters
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
      await expect(facts).toEqual([
        ['would meet the same way again', '94%'],
        ['had their first date in a public place', '85%'],
        ['are still together after twelve months', '67%'],
        ['are engaged or married', '23%'],
      ]);
    });
    await step('links to the form', async () => {
      const link = canvas.getByRole('link', { name: successStoriesCopy.tell });
      await expect(link).toHaveAttribute('href', PATHS.testimonyForm);
    });
  },
};
