import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { icebreakerCopy } from './copy';
import { IcebreakerPage } from './IcebreakerPage';

const meta = {
  component: IcebreakerPage,
  decorators: [withRouter('/icebreaker')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IcebreakerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: icebreakerCopy.heading })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
