import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { legalHref } from '../content/legal/documents';
import { contactAddress, PATHS } from '../paths';
import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { withRouter } from '../shared/testing/with-router';
import { CommunityGuidelinesPage } from './CommunityGuidelinesPage';
import { communityGuidelinesCopy } from './copy';

const meta = {
  component: CommunityGuidelinesPage,
  decorators: [withRouter(PATHS.communityGuidelines)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommunityGuidelinesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the four kinds of behaviour carry their severity', async () => {
      const severities = {
        'Harassment & Abuse': 'High severity',
        'Deceptive Practices': 'High severity',
        'Inappropriate Content': 'Medium severity',
        'Commercial Activity': 'Medium severity',
      };
      for (const [name, severity] of Object.entries(severities)) {
        await expect(within(canvas.getByRole('region', { name })).getByText(severity)).toBeVisible();
      }
    });
    await step('the ladder of enforcement has four rungs, in order', async () => {
      const table = canvas.getByRole('table', { name: communityGuidelinesCopy.enforcement.caption });
      const rungs = within(table).getAllByRole('rowheader');
      await expect(rungs.map((rung) => rung.textContent)).toEqual([
        'Notice or warning',
        'Feature limits',
        'Suspension',
        'Permanent ban',
      ]);
    });
    await step('an emergency is one tap away', async () => {
      await expect(canvas.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    });
  },
};

export const SixActions: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: communityGuidelinesCopy.actions.heading }));
    const expected = {
      'Report an Issue': contactAddress('safety'),
      'Contact Support': contactAddress('technical'),
      'Visit Safety Center': legalHref('safety'),
      'Share Feedback': contactAddress('feedback'),
      'Community Forum': PATHS.groups,
      'Join Our Safe Community': PATHS.register,
    };
    for (const [name, href] of Object.entries(expected)) {
      await expect(region.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
