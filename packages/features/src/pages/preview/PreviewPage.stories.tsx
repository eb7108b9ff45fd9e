import type { Meta, StoryObj } from '@storybook/react-vite';

import { withRouter } from '../../testing/with-router';
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

export const Ready: Story = {};
