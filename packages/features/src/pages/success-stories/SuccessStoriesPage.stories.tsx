// Proves STORIES-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { COUPLES } from '../../content/couples';
import { successStoriesCopy } from '#words/pages/success-stories/copy';
import { STORIES } from './data';
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
  play: async ({ canvas }) => {
    for (const id of STORIES) {
      const { details } = successStoriesCopy.featured.stories[id];
      const article = canvas.getByRole('article', { name: COUPLES[id].names });
      await expect(within(article).getByText(details.firstDate)).toBeVisible();
    }
    const link = canvas.getByRole('link', { name: successStoriesCopy.tell });
    await expect(link).toHaveAttribute('href', PATHS.testimonyForm);
  },
};
