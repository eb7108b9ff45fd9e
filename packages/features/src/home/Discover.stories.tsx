import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { loggedIn } from '../shared/testing/logged-in';
import { withRouter } from '../shared/testing/with-router';
import { Discover } from './Discover';

const meta = {
  component: Discover,
  decorators: [withRouter('/')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Discover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore Exclusively' })).toHaveAttribute('href', '/find-match');
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const LoggedIn: Story = {
  beforeEach: loggedIn,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Explore Exclusively' })).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone360: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, step }) => {
    await step('the row scrolls, the page does not', async () => {
      const list = canvas.getByRole('list', { name: 'Sample profiles' });
      await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
      await expectNoSidewaysScroll();
    });
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'phone320' } } };
