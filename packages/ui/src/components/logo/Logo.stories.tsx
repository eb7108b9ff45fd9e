import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { Logo } from './Logo';
import { handbook } from './Logo.handbook';

const meta = {
  title: 'Media/Logo',
  id: 'components-media-logo',
  component: Logo,
  parameters: { handbook },
  args: { label: 'Iru' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Decorative: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Logo, {
    conditions: { 'at 16 px': { size: 16 }, 'at 96 px': { size: 96 } },
  }),
};
