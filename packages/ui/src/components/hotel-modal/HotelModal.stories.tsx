// Proves MEET-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
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

export const Open: Story = {
  args: { open: true, trigger: undefined },
  play: async ({ step }) => {
    await step('it shows the hotel’s name and contact details', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Kigali Serena Hotel' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(screen.getByRole('link', { name: '+250 788 184 500' })).toHaveAttribute(
        'href',
        'tel:+250788184500',
      );
      const page = screen.getByRole('link', { name: 'Open Page (opens in a new tab)' });
      await expect(page).toHaveAttribute('target', '_blank');
      await expect(page).toHaveAttribute('rel', 'noopener noreferrer');
    });
  },
};

export const WithoutNumber: Story = {
  args: {
    ...Open.args,
    hotel: {
      name: 'Hôtel des Mille Collines',
      address: '2 KN 6 Avenue, Nyarugenge, Kigali',
      notes: 'A garden and a pool bar with a wide view.',
      link: 'https://www.millecollines.rw',
    },
  },
  play: async () => {
    await expect(await screen.findByText('Ask on the hotel’s own page')).toBeInTheDocument();
    await expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  },
};

export const OpensAndCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Details' });
    await step('a click opens it', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Kigali Serena Hotel' });
      await waitFor(() => expect(dialog).toBeVisible());
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('the close button closes it', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the backdrop closes it', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      const backdrop = document.querySelector('[data-slot="backdrop"]');
      if (!backdrop) throw new Error('The dialog has no backdrop.');
      await userEvent.click(backdrop);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
