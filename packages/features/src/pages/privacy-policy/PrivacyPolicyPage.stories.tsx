// Proves PRIVACY-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { legalHref } from '../../content/legal/documents';
import { asPrinted } from '../../parts/prose/testing/as-printed';
import { PATHS } from '../../paths';
import { printButton } from '../../testing/print-button';
import { withRouter } from '../../testing/with-router';
import { privacyPolicyCopy } from './copy';
import { PrivacyPolicyPage } from './PrivacyPolicyPage';

const meta = {
  title: 'Privacy policy',
  id: 'pages-privacy-policy',
  component: PrivacyPolicyPage,
  decorators: [withRouter(PATHS.privacyPolicy)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('shows how long each kind of data is kept', async () => {
      const table = canvas.getByRole('table', { name: privacyPolicyCopy.collected.caption });
      const messages = within(table).getByRole('row', { name: /^Messages/ });
      await expect(messages).toHaveTextContent('Until account deletion');
      const kinds = within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
      await expect(kinds).toEqual([
        'Profile and photos',
        'Messages',
        'Verification',
        'Reports and decisions',
        'Analytics, without names',
        'Invoices',
      ]);
    });
    await step('shows the response time beside the address', async () => {
      const contact = canvas.getByRole('region', { name: privacyPolicyCopy.contact.heading });
      await expect(contact).toHaveTextContent('answers within 30 days');
    });
    await step('links to the full text and the visitor’s own data', async () => {
      const full = canvas.getByRole('link', { name: privacyPolicyCopy.full });
      await expect(full).toHaveAttribute('href', legalHref('privacy'));
      const own = canvas.getByRole('link', { name: privacyPolicyCopy.yourData });
      await expect(own).toHaveAttribute('href', PATHS.user);
    });
  },
};

export const OnPaper: Story = {
  tags: ['behaviour'],
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: privacyPolicyCopy.full })).toBeNull();
    const heading = canvas.getByRole('heading', {
      level: 2,
      name: privacyPolicyCopy.collected.heading,
    });
    await expect(getComputedStyle(heading).breakAfter).toBe('avoid');
    for (const row of canvas.getAllByRole('row'))
      await expect(getComputedStyle(row).breakInside).toBe('avoid');
  },
};

export const Printed: Story = { ...printButton(privacyPolicyCopy.print), tags: ['behaviour'] };
