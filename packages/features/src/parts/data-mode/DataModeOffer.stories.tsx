import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { dataModeCopy } from '#words/parts/data-mode/copy';
import { DataModeOffer } from './DataModeOffer';

const meta = {
  title: 'Data mode offer',
  id: 'parts-data-mode-offer',
  component: DataModeOffer,
  parameters: { layout: 'fullscreen', docs: { story: { height: '280px' } } },
} satisfies Meta<typeof DataModeOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

/** Either answer is saved, so that no one is asked twice. */
export const SavesAnswer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: dataModeCopy.offer.accept }));
    await expect(localStorage.getItem('iru_data_mode')).toBe('low');
    await userEvent.click(canvas.getByRole('button', { name: dataModeCopy.offer.decline }));
    await expect(localStorage.getItem('iru_data_mode')).toBe('full');
  },
};
