import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';

import { legalHref } from '../content/legal/documents';
import { PATHS } from '../paths';
import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { withRouter } from '../shared/testing/with-router';
import { termsOfServiceCopy } from './copy';
import { TermsOfServicePage } from './TermsOfServicePage';

const meta = {
  component: TermsOfServicePage,
  decorators: [withRouter(PATHS.termsOfService)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TermsOfServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the effective date stands at the top', async () => {
      await expect(canvas.getByText('Effective date: January 15, 2024')).toBeVisible();
    });
    await step('the three summary cards', async () => {
      for (const name of ['Fair Use', 'Safe Environment', 'Clear Pricing']) {
        await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
      }
    });
    await step('each reason for termination has an action and an appeal', async () => {
      const region = canvas.getByRole('region', { name: termsOfServiceCopy.termination.heading });
      const reasons = within(region).getAllByRole('listitem');
      await expect(reasons).toHaveLength(termsOfServiceCopy.termination.list.length);
      for (const reason of reasons) await expect(within(reason).getAllByRole('definition')).toHaveLength(2);
    });
    await step('the full text is one link away', async () => {
      const link = canvas.getByRole('link', { name: termsOfServiceCopy.full });
      await expect(link).toHaveAttribute('href', legalHref('terms'));
    });
  },
};

export const Printed: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: termsOfServiceCopy.print }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
