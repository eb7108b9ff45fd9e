// Proves SHELL-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { hrefOf } from '../testing/href-of';
import { shellCopy as copy } from '#words/shell/copy';
import { withRouter } from '../testing/with-router';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Not found page',
  id: 'parts-shell-not-found-page',
  component: NotFoundPage,
  decorators: [withRouter('/no-such-page')],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const log = spyOn(console, 'info').mockImplementation(() => undefined);
    return () => log.mockRestore();
  },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Oops! Page not found · Iru');
    await expect(hrefOf(canvas, copy.notFound.home)).toBe('/');
    await waitFor(() => expect(console.info).toHaveBeenCalledTimes(1));
    await expect(console.info).toHaveBeenCalledWith('Page not found', { path: '/no-such-page' });
  },
};
