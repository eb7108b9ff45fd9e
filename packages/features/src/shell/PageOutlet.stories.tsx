import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';

import { elsewhere, withRoutes } from '../testing/with-router';
import { shellCopy } from '#words/shell/copy';
import { PageOutlet } from './PageOutlet';
import { RouteErrorPage } from './RouteErrorPage';

/** A page on which React fails to remove a node as often as given, because a browser's translation has replaced it. */
const withTranslation = (failures: number) =>
  withRoutes((story, path) => {
    let left = failures;
    function Page() {
      useLayoutEffect(() => {
        left -= 1;
        if (left < 0) return;
        document.querySelector('#plan')?.append('Muraho');
        throw new DOMException(
          'The node to be removed is not a child of this node.',
          'NotFoundError',
        );
      }, []);
      return <h1 id="plan">Plan a date</h1>;
    }
    return [
      {
        element: <main>{story}</main>,
        errorElement: <RouteErrorPage />,
        children: [{ path, element: <Page /> }],
      },
      elsewhere,
    ];
  }, '/plan-date');

const meta = {
  title: 'Page',
  id: 'parts-shell-page-outlet',
  component: PageOutlet,
  parameters: {
    layout: 'fullscreen',
    expectedConsole: [/node to be removed|React Router caught|The above error occurred/],
  },
  tags: ['behaviour'],
} satisfies Meta<typeof PageOutlet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TranslatedByBrowser: Story = {
  decorators: [withTranslation(1)],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(/^Plan a date$/);
  },
};

export const FailsAgain: Story = {
  decorators: [withTranslation(2)],
  play: async ({ canvas }) => {
    const { title: name } = shellCopy.crashed;
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
