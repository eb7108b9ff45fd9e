import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { expect } from 'storybook/test';

import { shellCopy } from '#words/shell/copy';
import { withRoutes } from '../testing/with-router';
import { NavigationProgress } from './NavigationProgress';

const onItsWay = () => new Promise<null>(() => undefined);

const meta = {
  title: 'Navigation progress',
  id: 'parts-shell-navigation-progress',
  component: NavigationProgress,
  decorators: [
    withRoutes(
      (story) => [
        {
          path: '/',
          element: (
            <main>
              {' '}
              {story} <Link to="/blog">Blog</Link>{' '}
            </main>
          ),
        },
        { path: '/blog', element: null, loader: onItsWay },
      ],
      '/',
    ),
  ],
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Loading: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Blog' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(shellCopy.loading);
    await expect(canvas.getByRole('link', { name: 'Blog' })).toBeVisible();
  },
};
