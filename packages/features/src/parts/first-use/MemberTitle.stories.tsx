// Proves FIRST-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MEMBER_PATHS } from '../../paths';
import { loggedIn } from '../../testing/logged-in';
import { withStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { firstUseCopy as copy } from './copy';
import { MemberTitle } from './MemberTitle';

const meta = {
  title: 'Member title',
  id: 'parts-member-title',
  component: MemberTitle,
  decorators: [withRouter('/dashboard')],
  beforeEach: loggedIn,
  args: {
    page: '/dashboard',
    heading: 'Your dashboard',
    intro: 'A quiet overview of what is going on.',
  },
  argTypes: { page: { control: 'select', options: MEMBER_PATHS } },
} satisfies Meta<typeof MemberTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your dashboard' })).toBeVisible();
    await expect(canvas.getByText(copy.pages['/dashboard'])).toBeVisible();
  },
};

export const LaterVisit: Story = {
  beforeEach: withStorage({ iru_session: true, iru_first_use: ['/dashboard'] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(copy.pages['/dashboard'])).toBeNull();
  },
};
