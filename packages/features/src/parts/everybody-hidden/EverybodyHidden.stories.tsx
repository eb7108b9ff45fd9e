import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoSidewaysScroll } from '../../testing/layout';
import { withRouter } from '../../testing/with-router';
import { EverybodyHidden } from './EverybodyHidden';

const meta = {
  title: 'Everybody hidden',
  component: EverybodyHidden,
  decorators: [withRouter('/find-match')],
} satisfies Meta<typeof EverybodyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'You have hidden everybody who was shown here.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See your list in Settings' }));
    await expect(canvas.getByRole('heading', { name: 'You are at /settings' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: expectNoSidewaysScroll };
