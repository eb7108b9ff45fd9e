// Proves SERVICES-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { servicesCopy as copy } from '#words/pages/services/copy';
import { ServicesPage } from './ServicesPage';

const meta = {
  title: 'Services',
  id: 'pages-services',
  component: ServicesPage,
  decorators: [withRouter(PATHS.services)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getByRole('region', { name: copy.cards.heading });
    const links = within(cards).getAllByRole('link');
    await expect(links).toHaveLength(7);
    const known: readonly string[] = Object.values(PATHS);
    for (const link of links) await expect(known).toContain(link.getAttribute('href'));
    const flow = canvas.getByRole('region', { name: copy.join.heading });
    await expect(within(flow).getAllByRole('heading', { level: 3 })).toHaveLength(7);
    const safety = canvas.getByRole('region', { name: copy.safety.heading });
    await expect(safety).toHaveTextContent('within 24-48 hours');
    await expect(safety).toHaveTextContent('reports reach no one');
    const sample = canvas.getByRole('figure', { name: copy.cards.sample.label });
    await expect(within(sample).getByText('82%')).toBeVisible();
    await expect(sample).toHaveTextContent(copy.cards.sample.note);
    const pattern = sample.querySelector('[data-pattern]')?.getBoundingClientRect();
    await expect((pattern?.width ?? Number.NaN) % 32).toBe(0);
  },
};

export const GetCoins: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.getCoins }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('Popular');
  },
};
