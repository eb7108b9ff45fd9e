// Proves SHELL-7.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';

import { hrefOf } from '../testing/href-of';
import { shellCopy } from '#words/shell/copy';
import { claimAutomaticReload } from '../platform/reload';
import { withCrash, withFailure } from '../testing/with-failure';
import { PageLoadError } from './page-load';
import { RouteErrorPage } from './RouteErrorPage';

const meta = {
  title: 'Route error page',
  id: 'parts-shell-route-error-page',
  component: RouteErrorPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RouteErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = {
  decorators: [withCrash(new Error('The list of posts is broken.'))],
  // React and the router both log an uncaught error.
  parameters: {
    expectedConsole: [/The list of posts is broken|React Router caught|The above error occurred/],
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(/^Unexpected Application Error!$/);
    await expect(canvas.getByText('The list of posts is broken.')).toBeVisible();
    await expect(hrefOf(canvas, 'Home')).toBe('/');
  },
};

export const ErrorStatus: Story = {
  decorators: [
    withFailure(() => new Response(null, { status: 503, statusText: 'Service Unavailable' })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('503 Service Unavailable')).toBeVisible();
  },
};

export const LongMessage: Story = {
  decorators: [withFailure(() => new Error(`Cannot read ${'unbrokenWords'.repeat(12)}`))],
};

export const Offline: Story = {
  decorators: [withFailure(() => new PageLoadError('offline'))],
  parameters: { msw: [http.get('*/robots.txt', () => HttpResponse.error())] },
};

export const NewVersion: Story = {
  decorators: [withFailure(() => new PageLoadError('replaced'))],
  // The one automatic reload has already happened; another would leave the story.
  beforeEach: () => {
    claimAutomaticReload('/blog');
  },
  play: async ({ canvas }) => {
    const { title: name } = shellCopy.newVersion;
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    const reload = canvas.getByRole('button', { name: 'Reload' });
    await waitFor(() => expect(reload).not.toHaveAttribute('aria-busy'));
    await expect(hrefOf(canvas, 'Home')).toBe('/');
  },
};

export const Incomplete: Story = {
  decorators: [withFailure(() => new PageLoadError('incomplete'))],
};
