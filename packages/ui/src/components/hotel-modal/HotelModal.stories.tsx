// Proves MEET-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../button/Button';
import { HotelModal } from './HotelModal';
import { handbook, hotel } from './HotelModal.handbook';

const meta = {
  title: 'Dating/Hotel modal',
  id: 'components-dating-hotel-modal',
  component: HotelModal,
  parameters: { handbook, docs: { story: { height: '640px' } } },
  args: {
    ...hotel,
    trigger: <Button variant="secondary">Details</Button>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof HotelModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It closes like any Dialog. */
export const Open: Story = {
  args: { open: true, trigger: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Kigali Serena Hotel' });
    await waitFor(() => expect(dialog).toBeVisible());
    const phone = screen.getByRole('link', { name: '+250 788 184 500' });
    await expect(phone).toHaveAttribute('href', 'tel:+250788184500');
    const page = screen.getByRole('link', { name: 'Open Page (opens in a new tab)' });
    await expect(page).toHaveAttribute('target', '_blank');
    await expect(page).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const WithoutNumber: Story = {
  args: { ...Open.args, hotel: { ...hotel.hotel, phone: undefined } },
  play: async () => {
    await expect(await screen.findByText('Ask on the hotel’s own page')).toBeInTheDocument();
    await expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  },
};
