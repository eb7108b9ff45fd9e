// Proves OFFLINE-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';

import { EMERGENCY } from '../domain/emergency-numbers';
import { offlineCopy as copy } from '#words/parts/offline/copy';
import { KEPT_PATHS } from '../parts/offline/kept-paths';
import { hrefOf } from '../testing/href-of';
import { NoConnection } from './NoConnection';

const meta = {
  title: 'No connection',
  id: 'parts-shell-no-connection',
  component: NoConnection,
  // A page of its own, with its own main element.
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoConnection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const number of Object.values(EMERGENCY))
      await expect(hrefOf(canvas, number)).toBe(`tel:${number}`);
    for (const path of KEPT_PATHS) await expect(hrefOf(canvas, copy.kept.pages[path])).toBe(path);
    await expect(canvas.getByText(copy.noConnection.retry)).toHaveAttribute('href', '');
  },
};
