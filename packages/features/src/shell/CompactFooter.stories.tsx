// Proves NAV-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { dataModeCopy } from '../parts/data-mode/copy';
import { dataCopy } from '../parts/your-data/copy';
import { brand } from '../content/brand';
import { quickExitCopy } from '../parts/quick-exit/copy';
import { withRouterOnly } from '../testing/with-router';
import { CompactFooter } from './CompactFooter';

const meta = {
  title: 'Compact footer',
  id: 'parts-shell-compact-footer',
  component: CompactFooter,
  decorators: [withRouterOnly('/messages')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompactFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('links to data rights, safety and help', async () => {
      await expect(canvas.getByRole('link', { name: dataCopy.heading })).toHaveAttribute(
        'href',
        '/user#your-data',
      );
      await expect(canvas.getByRole('link', { name: 'Safety' })).toHaveAttribute(
        'href',
        '/legal?doc=safety',
      );
    });
    await step('data use and Quick exit', async () => {
      await expect(canvas.getByRole('button', { name: dataModeCopy.label })).toBeVisible();
      await expect(canvas.getByRole('link', { name: quickExitCopy.leave })).toHaveAttribute(
        'href',
        brand.quickExit,
      );
    });
  },
};
