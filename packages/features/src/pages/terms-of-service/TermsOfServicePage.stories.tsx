// Proves TERMS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { legalHref } from '../../content/legal/documents';
import { PATHS } from '../../paths';
import { printButton } from '../../testing/print-button';
import { withRouter } from '../../testing/with-router';
import { termsOfServiceCopy as copy } from '#words/pages/terms-of-service/copy';
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
  play: async ({ canvas }) => {
    const { changes, contact, deletion, termination } = copy;
    const region = (name: string) => canvas.getByRole('region', { name });
    await expect(canvas.getByText(copy.effective)).toBeVisible();
    const reasons = within(region(termination.heading)).getAllByRole('listitem');
    await expect(reasons).toHaveLength(termination.list.length);
    for (const reason of reasons)
      await expect(within(reason).getAllByRole('definition')).toHaveLength(2);
    await expect(region(termination.heading)).toHaveTextContent('Under 18');
    await expect(region(termination.heading)).toHaveTextContent(
      'a permanent ban carries no appeal',
    );
    await expect(region(deletion.heading)).toHaveTextContent('unused time is not refunded');
    await expect(hrefOf(canvas, deletion.link)).toBe(PATHS.user);
    await expect(region(contact.heading)).toHaveTextContent('in 5-7 business days');
    await expect(region(changes.heading)).toHaveTextContent('at least 30 days before it applies');
    await expect(hrefOf(canvas, copy.full)).toBe(legalHref('terms'));
  },
};

export const Printed: Story = { ...printButton(copy.print), tags: ['behaviour'] };
