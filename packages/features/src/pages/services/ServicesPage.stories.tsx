// Proves SERVICES-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { PATHS } from '../../paths';
import { expectNumbersWithin } from '../../testing/numbers-within';
import { expectUnbrokenRanges } from '../../testing/unbroken-ranges';
import { withRouter } from '../../testing/with-router';
import { servicesCopy } from './copy';
import { ServicesPage } from './ServicesPage';

/** The names in a region, each with the value beside it. */
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
    await step('each percentage stands beside what it measures', async () => {
      const results = canvas.getByRole('region', { name: servicesCopy.results.heading });
      await expect(factsIn(results)).toEqual([
        ['had a conversation they were glad of', '89%'],
        ['felt safer than on the app they used before', '73%'],
        ['met somebody in person', '45%'],
        ['are in a relationship that began here', '12%'],
      ]);
      await expect(within(results).getByText(servicesCopy.results.note)).toBeVisible();
    });
  },
};

/** The page says what the matching reads, what is checked, what is promised, and that its forecast is a sample. */
export const WhatItDoes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('the matching says what it reads and who decides', async () => {
      const matching = canvas.getByRole('region', { name: servicesCopy.matching.heading });
      const lines = within(matching).getAllByRole('listitem');
      await expect(lines.map((line) => line.textContent)).toEqual(servicesCopy.matching.list);
      await expect(lines.at(-1)).toHaveTextContent('People do that.');
    });
    await step('five steps, in order', async () => {
      const how = canvas.getByRole('region', { name: 'How it works' });
      await expect(within(how).getAllByRole('listitem')).toHaveLength(5);
      const names = within(how)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
      await expect(names).toEqual([
        'Say what you want',
        'Decide what shows',
        'Meet on your terms',
        'Talk before you look',
        'Meet in daylight',
      ]);
    });
    await step('four levels of verification, each with what is checked', async () => {
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
    await step('what is promised of reports is not claimed of this version', async () => {
      const safety = canvas.getByRole('region', { name: servicesCopy.safety.heading });
      await expect(safety).toHaveTextContent('within 24-48 hours');
      await expect(safety).toHaveTextContent(
        'Today a report stays on your device and reaches no one.',
      );
      await expectUnbrokenRanges(canvasElement);
    });
    await step('the forecast shows a sample, and says that it is one', async () => {
      const sample = canvas.getByRole('figure', { name: servicesCopy.cards.sample.label });
      await expect(within(sample).getByText('82%')).toBeVisible();
      await expect(sample).toHaveTextContent(servicesCopy.cards.sample.note);
      const width =
        sample.querySelector('[data-pattern]')?.getBoundingClientRect().width ?? Number.NaN;
      await expect(width % 32).toBe(0);
    });
    await step('joining is said to wait, as the registration page does', async () => {
      const flow = canvas.getByRole('region', { name: servicesCopy.join.heading });
      await expect(flow).toHaveTextContent(
        'your answers wait in this tab; your password never does.',
      );
    });
  },
};

/** One answer is open at a time, and it closes again. */
export const Questions: Story = {
  tags: ['behaviour'],
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

/** The coin store opens on the page with the Popular package, and Escape gives the focus back. */
export const GetCoins: Story = {
  tags: ['behaviour'],
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

/** On a small phone, no number of a step hangs out to the left of the heading. */
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
