// Proves PRIVACY-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { legalHref } from '../../content/legal/documents';
import { PATHS } from '../../paths';
import { printButton } from '../../testing/print-button';
import { withRouter } from '../../testing/with-router';
import { privacyPolicyCopy as copy } from '#words/pages/privacy-policy/copy';
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
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: copy.collected.caption }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(6);
    await expect(table.getByRole('row', { name: /^Messages/ })).toHaveTextContent(
      'Until account deletion',
    );
    await expect(hrefOf(canvas, copy.full)).toBe(legalHref('privacy'));
    await expect(hrefOf(canvas, copy.yourData)).toBe(PATHS.user);
  },
};

export const Printed: Story = { ...printButton(copy.print), tags: ['behaviour'] };
