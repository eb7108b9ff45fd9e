import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';
import { handbook } from './ProfileCardSkeleton.handbook';

const meta = {
  title: 'Dating/Profile card skeleton',
  id: 'components-dating-profile-card-skeleton',
  component: ProfileCardSkeleton,
  parameters: { handbook },
  args: { className: 'max-w-80' },
} satisfies Meta<typeof ProfileCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-state="loading"]');
    await expect(card).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sheet: Story = { tags: ['sheet'], ...sheet(ProfileCardSkeleton, { cell: 'card' }) };
