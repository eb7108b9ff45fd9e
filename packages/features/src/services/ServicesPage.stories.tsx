import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { PATHS } from '../paths';
import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { withRouter } from '../shared/testing/with-router';
import { servicesCopy } from './copy';
import { ServicesPage } from './ServicesPage';

const meta = {
  component: ServicesPage,
  decorators: [withRouter(PATHS.services)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('seven services, each with a page of its own to go to', async () => {
      const cards = canvas.getByRole('region', { name: servicesCopy.cards.heading });
      const links = within(cards).getAllByRole('link');
      await expect(links).toHaveLength(7);
      const known: readonly string[] = Object.values(PATHS);
      for (const link of links) await expect(known).toContain(link.getAttribute('href'));
    });
    await step('the join flow has its seven steps by name', async () => {
      const flow = canvas.getByRole('region', { name: servicesCopy.join.heading });
      const names = within(flow).getAllByRole('heading', { level: 3 });
      await expect(names.map((name) => name.textContent)).toEqual([
        'Fast entry',
        'Choose mode',
        'Core profile',
        'Mood check',
        'Spark test',
        'Safety & consent',
        'Feature tour',
      ]);
    });
    await step('the percentages read as text', async () => {
      const results = canvas.getByRole('region', { name: servicesCopy.results.heading });
      for (const value of ['89%', '73%', '45%', '12%']) await expect(within(results).getByText(value)).toBeVisible();
    });
  },
};

export const Questions: Story = {
  play: async ({ canvas, step }) => {
    const [first, second] = servicesCopy.faq.list;
    if (!first || !second) throw new Error('The page needs two questions.');
    await step('one answer is open at a time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: first.question }));
      await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: second.question }));
      await waitFor(() => expect(canvas.getByText(second.answer)).toBeVisible());
      await expect(canvas.queryByText(first.answer)).toBeNull();
    });
    await step('the open one closes again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: second.question }));
      await waitFor(() => expect(canvas.queryByText(second.answer)).toBeNull());
    });
  },
};

export const GetCoins: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: servicesCopy.getCoins });
    await step('the coin store opens here, with the Popular package', async () => {
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog).toHaveTextContent('Popular');
    });
    await step('leaving it changes nothing and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
