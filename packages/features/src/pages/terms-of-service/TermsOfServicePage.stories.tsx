// Proves TERMS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { brand } from '../../content/brand';
import { legalHref } from '../../content/legal/documents';
import { asPrinted } from '../../parts/prose/testing/as-printed';
import { PATHS } from '../../paths';
import { printButton } from '../../testing/print-button';
import { expectUnbrokenRanges } from '../../testing/unbroken-ranges';
import { withRouter } from '../../testing/with-router';
import { termsOfServiceCopy } from './copy';
import { TermsOfServicePage } from './TermsOfServicePage';

const meta = {
  title: 'Terms of service',
  id: 'pages-terms-of-service',
  component: TermsOfServicePage,
  decorators: [withRouter(PATHS.termsOfService)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TermsOfServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('shows the effective date at the top', async () => {
      await expect(canvas.getByText(termsOfServiceCopy.effective)).toBeVisible();
    });
    await step('shows the three summary cards', async () => {
      for (const name of ['Fair Use', 'Safe Environment', 'Clear Pricing']) {
        await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
      }
    });
    await step('gives an action and an appeal for each reason for termination', async () => {
      const region = canvas.getByRole('region', { name: termsOfServiceCopy.termination.heading });
      const reasons = within(region).getAllByRole('listitem');
      await expect(reasons).toHaveLength(termsOfServiceCopy.termination.list.length);
      for (const reason of reasons)
        await expect(within(reason).getAllByRole('definition')).toHaveLength(2);
    });
    await step('links to the full text', async () => {
      const link = canvas.getByRole('link', { name: termsOfServiceCopy.full });
      await expect(link).toHaveAttribute('href', legalHref('terms'));
    });
  },
};

export const Rules: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    const { prohibited, deletion, disputes, contact, changes, termination } = termsOfServiceCopy;
    const region = (name: string) => canvas.getByRole('region', { name });
    const linesIn = (name: string) =>
      within(region(name))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await step('lists what is prohibited', async () => {
      await expect(linesIn('Prohibited activities')).toEqual(prohibited.list);
      await expect(prohibited.list).toHaveLength(10);
    });
    await step(
      'explains why an account ends, and what the guidelines say about a ban',
      async () => {
        await expect(region(termination.heading)).toHaveTextContent('Under 18');
        await expect(region(termination.heading)).toHaveTextContent(
          'a permanent ban carries no appeal',
        );
      },
    );
    await step('explains what happens after leaving', async () => {
      await expect(linesIn(deletion.heading)).toEqual(deletion.list);
      await expect(region(deletion.heading)).toHaveTextContent('removed from view immediately');
      await expect(region(deletion.heading)).toHaveTextContent('unused time is not refunded');
      await expect(region(deletion.heading)).toHaveTextContent('Some data is kept');
      await expect(canvas.getByRole('link', { name: deletion.link })).toHaveAttribute(
        'href',
        PATHS.user,
      );
    });
    await step('lists the steps of a dispute in order', async () => {
      await expect(linesIn(disputes.heading)).toEqual(
        disputes.list.map(({ name, text }, at) => `${at + 1}${name}${text}`),
      );
    });
    await step('shows the legal contact and how the terms change', async () => {
      await expect(region(contact.heading)).toHaveTextContent('in 5-7 business days');
      await expect(region(contact.heading)).toHaveTextContent(brand.address);
      const mail = within(region(contact.heading)).getByRole('link', { name: brand.email });
      await expect(mail).toHaveAttribute('href', `mailto:${brand.email}`);
      await expect(region(changes.heading)).toHaveTextContent('at least 30 days before it applies');
    });
    await step('says that the text is a template, and what applies today', async () => {
      await expect(canvas.getByText(/This text is a template/)).toBeVisible();
      await expect(canvas.getByText(termsOfServiceCopy.version)).toBeVisible();
    });
    await step('keeps ranges of numbers on one line', async () => {
      await expectUnbrokenRanges(canvasElement);
    });
  },
};

export const OnPaper: Story = {
  tags: ['behaviour'],
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: termsOfServiceCopy.full })).toBeNull();
    await expect(canvas.queryByRole('link', { name: termsOfServiceCopy.deletion.link })).toBeNull();
    const heading = canvas.getByRole('heading', {
      level: 2,
      name: termsOfServiceCopy.termination.heading,
    });
    for (const part of [heading, heading.nextElementSibling]) {
      await expect(part && getComputedStyle(part).breakAfter).toBe('avoid');
    }
    const reasons = within(
      canvas.getByRole('region', { name: termsOfServiceCopy.termination.heading }),
    );
    for (const reason of reasons.getAllByRole('listitem')) {
      await expect(getComputedStyle(reason).breakInside).toBe('avoid');
    }
  },
};

export const Printed: Story = { ...printButton(termsOfServiceCopy.print), tags: ['behaviour'] };
