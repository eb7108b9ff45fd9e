// Proves COMMUNITY-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { legalHref } from '../../content/legal/documents';
import { EMERGENCY } from '../../domain/policy';
import { asPrinted } from '../../parts/prose/testing/as-printed';
import { statusTagCopy } from '../../parts/status-tag/copy';
import { contactAddress, PATHS } from '../../paths';
import { printButton } from '../../testing/print-button';
import { expectUnbrokenRanges } from '../../testing/unbroken-ranges';
import { withRouter } from '../../testing/with-router';
import { CommunityGuidelinesPage } from './CommunityGuidelinesPage';
import { communityGuidelinesCopy } from './copy';

const meta = {
  title: 'Community guidelines',
  id: 'pages-community-guidelines',
  component: CommunityGuidelinesPage,
  decorators: [withRouter(PATHS.communityGuidelines)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommunityGuidelinesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('The four kinds of behaviour show their severity', async () => {
      const severities = {
        'Harassment & Abuse': 'High severity',
        'Deceptive Practices': 'High severity',
        'Inappropriate Content': 'Medium severity',
        'Commercial Activity': 'Medium severity',
      };
      for (const [name, severity] of Object.entries(severities)) {
        await expect(
          within(canvas.getByRole('region', { name })).getByText(severity),
        ).toBeVisible();
      }
    });
    await step('The four enforcement steps appear in order', async () => {
      const table = canvas.getByRole('table', {
        name: communityGuidelinesCopy.enforcement.caption,
      });
      const steps = within(table).getAllByRole('rowheader');
      await expect(steps.map((row) => row.textContent)).toEqual([
        'Notice or warning',
        'Feature limits',
        'Suspension',
        'Permanent ban',
      ]);
    });
    await step('The emergency numbers are call links', async () => {
      for (const number of Object.values(EMERGENCY)) {
        await expect(canvas.getByRole('link', { name: number })).toHaveAttribute(
          'href',
          `tel:${number}`,
        );
      }
    });
  },
};

export const Rules: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    const { values, reporting, etiquette, appeals } = communityGuidelinesCopy;
    const region = (name: string) => canvas.getByRole('region', { name });
    const namesIn = (name: string) =>
      within(region(name))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await step('Four core values', async () => {
      await expect(namesIn(values.heading)).toEqual([
        'Respect & Kindness',
        'Safety First',
        'Authentic Connections',
        'Meaningful Communication',
      ]);
    });
    await step('Reporting has five steps and is marked as planned', async () => {
      await expect(within(region(reporting.heading)).getAllByRole('listitem')).toHaveLength(5);
      await expect(namesIn(reporting.heading)).toEqual(reporting.list.map(({ name }) => name));
      await expect(region(reporting.heading)).toHaveTextContent(
        'Moderators review reports within 24-48 hours',
      );
      await expect(region(reporting.heading)).toHaveTextContent(statusTagCopy.planned);
    });
    await step('Where enforcement begins', async () => {
      await expect(
        canvas.getByText(
          /For high severity it is a suspension or more; for medium severity, a warning/,
        ),
      ).toBeVisible();
    });
    await step('Etiquette', async () => {
      const tips = within(region(etiquette.heading)).getAllByRole('listitem');
      await expect(tips.map(({ textContent }) => textContent)).toEqual(etiquette.list);
    });
    await step('Both rules on appeals are shown', async () => {
      await expect(region(appeals.heading)).toHaveTextContent('A permanent ban carries no appeal.');
      await expect(region(appeals.heading)).toHaveTextContent(appeals.note);
      const terms = within(region(appeals.heading)).getByRole('link', { name: appeals.link });
      await expect(terms).toHaveAttribute('href', PATHS.termsOfService);
    });
    await step('The notice explains that it’s a template and what happens today', async () => {
      await expect(canvas.getByText(communityGuidelinesCopy.template)).toBeVisible();
      await expect(canvas.getByText(communityGuidelinesCopy.version)).toBeVisible();
    });
    await step('Number ranges don’t wrap', async () => {
      await expectUnbrokenRanges(canvasElement);
    });
  },
};

export const OnPaper: Story = {
  tags: ['behaviour'],
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const { report, full, actions, enforcement } = communityGuidelinesCopy;
    for (const name of [report, full, actions.join])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    const table = canvas.getByRole('table', { name: enforcement.caption });
    await expect(getComputedStyle(table).breakInside).toBe('avoid');
  },
};

export const Printed: Story = {
  ...printButton(communityGuidelinesCopy.print),
  tags: ['behaviour'],
};

export const SixActions: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const region = within(
      canvas.getByRole('region', { name: communityGuidelinesCopy.actions.heading }),
    );
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
    const rows = region
      .getAllByRole('link')
      .map((link) => Math.round(link.getBoundingClientRect().top));
    await expect([...new Set(rows)].map((row) => rows.filter((top) => top === row).length)).toEqual(
      [3, 3],
    );
  },
};
