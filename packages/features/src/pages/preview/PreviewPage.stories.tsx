import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../../testing/with-router';
import { previewCopy } from './copy';
import { PreviewPage } from './PreviewPage';

const meta = {
  title: 'Preview',
  id: 'pages-preview',
  component: PreviewPage,
  decorators: [withRouter('/preview')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PreviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: previewCopy.heading }),
    ).toBeVisible();
  },
};
