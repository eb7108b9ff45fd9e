import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { everyoneHiddenCopy } from './copy';
import { withRouter } from '../../testing/with-router';
import { EveryoneHidden } from './EveryoneHidden';

const meta = {
  title: 'Everyone hidden',
  id: 'parts-everybody-hidden', // cspell:disable-line -- links depend on the id
  component: EveryoneHidden,
  decorators: [withRouter('/find-match')],
} satisfies Meta<typeof EveryoneHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: everyoneHiddenCopy.hidden.title }),
    ).toBeVisible();
  },
};

export const SavedPeople: Story = {
  args: { later: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: everyoneHiddenCopy.later.title }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: everyoneHiddenCopy.later.action }),
    ).toHaveAttribute('href', '/swipe#later');
  },
};

export const OpensSettings: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: everyoneHiddenCopy.hidden.action }));
    await expect(canvas.getByRole('heading', { name: 'You are at /settings' })).toBeVisible();
  },
};
