// Proves SERVICES-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { PATHS } from '../../paths';
import { expectNumbersWithin } from '../../testing/numbers-within';
import { expectUnbrokenRanges } from '../../testing/unbroken-ranges';
import { withRouter } from '../../testing/with-router';
import { servicesCopy } from './copy';
import { ServicesPage } from './ServicesPage';

const factsIn = (region: HTMLElement): (string | null | undefined)[][] =>
  within(region)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

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
  play: async ({ canvas, step }) => {
    await step('shows seven services, each with a link to its page', async () => {
      const cards = canvas.getByRole('region', { name: servicesCopy.cards.heading });
      const links = within(cards).getAllByRole('link');
      await expect(links).toHaveLength(7);
      const known: readonly string[] = Object.values(PATHS);
      for (const link of links) await expect(known).toContain(link.getAttribute('href'));
    });
    await step('names the seven steps of the join flow', async () => {
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
    await step('shows each percentage with its label', async () => {
      const results = canvas.getByRole('region', { name: servicesCopy.results.heading });
      await expect(factsIn(results)).toEqual([
        ['had a conversation they enjoyed', '89%'],
        ['felt safer than on their previous app', '73%'],
        ['met someone in person', '45%'],
        ['are in a relationship that started here', '12%'],
      ]);
      await expect(within(results).getByText(servicesCopy.results.note)).toBeVisible();
    });
  },
};

export const Content: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('explains what the matching reads and who decides', async () => {
      const matching = canvas.getByRole('region', { name: servicesCopy.matching.heading });
      const lines = within(matching).getAllByRole('listitem');
      await expect(lines.map((line) => line.textContent)).toEqual(servicesCopy.matching.list);
      await expect(lines.at(-1)).toHaveTextContent('People do.');
    });
    await step('lists five steps in order', async () => {
      const how = canvas.getByRole('region', { name: servicesCopy.steps.heading });
      await expect(within(how).getAllByRole('listitem')).toHaveLength(5);
      const names = within(how)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
      await expect(names).toEqual([
        'Say what you want',
        'Choose what others see',
        'Meet on your terms',
        'Talk before you look',
        'Meet in daylight',
      ]);
    });
    await step('lists four levels of verification with what each checks', async () => {
      const levels = within(
        canvas.getByRole('region', { name: servicesCopy.safety.heading }),
      ).getAllByRole('listitem');
      await expect(levels.map(({ textContent }) => textContent)).toEqual([
        'Level 1Email or phone',
        'Level 2Selfie match',
        'Level 3Identity document',
        'Level 4Paid member',
      ]);
    });
    await step('says that reports reach no one today', async () => {
      const safety = canvas.getByRole('region', { name: servicesCopy.safety.heading });
      await expect(safety).toHaveTextContent('within 24-48 hours');
      await expect(safety).toHaveTextContent('reports reach no one');
      await expectUnbrokenRanges(canvasElement);
    });
    await step('labels the forecast as a sample', async () => {
      const sample = canvas.getByRole('figure', { name: servicesCopy.cards.sample.label });
      await expect(within(sample).getByText('82%')).toBeVisible();
      await expect(sample).toHaveTextContent(servicesCopy.cards.sample.note);
      const width =
        sample.querySelector('[data-pattern]')?.getBoundingClientRect().width ?? Number.NaN;
      await expect(width % 32).toBe(0);
    });
    await step('explains that answers stay in the tab', async () => {
      const flow = canvas.getByRole('region', { name: servicesCopy.join.heading });
      await expect(flow).toHaveTextContent('your answers stay in this tab, except your password.');
    });
  },
};

export const Questions: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const [first, second] = servicesCopy.faq.list;
    if (!first || !second) throw new Error('The page needs two questions.');
    await step('opens one answer at a time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: first.question }));
      await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: second.question }));
      await waitFor(() => expect(canvas.getByText(second.answer)).toBeVisible());
      await expect(canvas.queryByText(first.answer)).toBeNull();
    });
    await step('closes the open one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: second.question }));
      await waitFor(() => expect(canvas.queryByText(second.answer)).toBeNull());
    });
  },
};

export const GetCoins: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: servicesCopy.getCoins });
    await step('opens the coin store with the Popular package', async () => {
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog).toHaveTextContent('Popular');
    });
    await step('closes without changes and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};

export const NumbersWithin: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: servicesCopy.join.heading });
    await expectNumbersWithin(
      canvas.getByRole('region', { name: servicesCopy.join.heading }),
      heading,
    );
  },
};
