// Proves OFFLINE-4.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { brand } from '../../content/brand';
import { offlineCopy } from '#words/parts/offline/copy';
import { HomeScreenName } from './HomeScreenName';

const meta = {
  title: 'Home screen name',
  id: 'parts-home-screen-name',
  component: HomeScreenName,
} satisfies Meta<typeof HomeScreenName>;

export default meta;
type Story = StoryObj<typeof meta>;

const manifests = () =>
  [...document.querySelectorAll('link[rel=manifest]')].map((link) => link.getAttribute('href'));

/** No browser is offered a manifest until a name is chosen. */
export const Default: Story = {
  play: async () => {
    await expect(manifests()).toEqual([]);
  },
};

export const LinksManifest: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: brand.name }));
    await expect(manifests()).toEqual(['/site.webmanifest']);
    await userEvent.click(canvas.getByRole('radio', { name: offlineCopy.homeScreen.notes }));
    await expect(manifests()).toEqual(['/notes.webmanifest']);
  },
};
