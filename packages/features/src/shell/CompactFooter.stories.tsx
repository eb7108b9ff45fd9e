// Proves NAV-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { hrefOf } from '../testing/href-of';
import { dataModeCopy } from '#words/parts/data-mode/copy';
import { dataCopy } from '#words/parts/your-data/copy';
import { brand } from '../content/brand';
import { quickExitCopy } from '#words/parts/quick-exit/copy';
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
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, dataCopy.heading)).toBe('/user#your-data');
    await expect(hrefOf(canvas, 'Safety')).toBe('/legal?doc=safety');
    await expect(canvas.getByRole('button', { name: dataModeCopy.label })).toBeVisible();
    await expect(hrefOf(canvas, quickExitCopy.leave)).toBe(brand.quickExit);
  },
};
