import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { NO_FILTERS } from '../../domain/profile-filters';
import { withRouter } from '../../testing/with-router';
import { FindMatchView } from './FindMatchView';
import { profiles } from './browse-profiles';

const meta = {
  title: 'Find match/View',
  id: 'pages-find-match-view',
  component: FindMatchView,
  args: { profiles, filters: NO_FILTERS, onChange: fn(), onClear: fn(), loggedIn: false },
  decorators: [withRouter('/find-match')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FindMatchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingPhotos: Story = {
  args: { loggedIn: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button', { name: 'Connect' })).toHaveLength(12);
    await expect(canvasElement.querySelector('[data-profile] img')).toBeNull();
  },
};
