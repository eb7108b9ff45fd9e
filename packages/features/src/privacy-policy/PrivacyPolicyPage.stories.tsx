import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';

import { legalHref } from '../content/legal/documents';
import { PATHS } from '../paths';
import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { withRouter } from '../shared/testing/with-router';
import { privacyPolicyCopy } from './copy';
import { PrivacyPolicyPage } from './PrivacyPolicyPage';

const meta = {
  component: PrivacyPolicyPage,
  decorators: [withRouter(PATHS.privacyPolicy)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('each kind of data says how long it is kept', async () => {
      const table = canvas.getByRole('table', { name: privacyPolicyCopy.collected.caption });
      const messages = within(table).getByRole('row', { name: /^Messages/ });
      await expect(messages).toHaveTextContent('Until account deletion');
    });
    await step('the full text and the visitor’s own data are one link away', async () => {
      const full = canvas.getByRole('link', { name: privacyPolicyCopy.full });
      await expect(full).toHaveAttribute('href', legalHref('privacy'));
      const own = canvas.getByRole('link', { name: privacyPolicyCopy.yourData });
      await expect(own).toHaveAttribute('href', PATHS.user);
    });
  },
};

export const Printed: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: privacyPolicyCopy.print }));
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
