// Proves COMMUNITY-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { legalHref } from '../../content/legal/documents';
import { EMERGENCY } from '../../domain/emergency-numbers';
import { statusTagCopy } from '#words/parts/status-tag/copy';
import { contactAddress, PATHS } from '../../paths';
import { printButton } from '../../testing/print-button';
import { withRouter } from '../../testing/with-router';
import { CommunityGuidelinesPage } from './CommunityGuidelinesPage';
import { communityGuidelinesCopy } from '#words/pages/community-guidelines/copy';

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
    const { actions, appeals, enforcement, reporting } = communityGuidelinesCopy;
    const region = (name: string) => canvas.getByRole('region', { name });
    await step('Behaviour has its severity, and enforcement its steps', async () => {
      await expect(canvas.getAllByText('High severity')).toHaveLength(2);
      await expect(canvas.getAllByText('Medium severity')).toHaveLength(2);
      const table = canvas.getByRole('table', { name: enforcement.caption });
      await expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
      await expect(region(appeals.heading)).toHaveTextContent('A permanent ban carries no appeal.');
      await expect(hrefOf(within(region(appeals.heading)), appeals.link)).toBe(
        PATHS.termsOfService,
      );
    });
    await step('Reports are planned, and the emergency numbers can be called', async () => {
      await expect(within(region(reporting.heading)).getAllByRole('listitem')).toHaveLength(5);
      await expect(region(reporting.heading)).toHaveTextContent(statusTagCopy.planned);
      for (const number of Object.values(EMERGENCY))
        await expect(hrefOf(canvas, number)).toBe(`tel:${number}`);
    });
    await step('Six actions lead on', async () => {
      const expected = {
        'Report an Issue': contactAddress('safety'),
        'Contact Support': contactAddress('technical'),
        'Visit Safety Center': legalHref('safety'),
        'Share Feedback': contactAddress('feedback'),
        'Community Forum': PATHS.groups,
        'Join Our Safe Community': PATHS.register,
      };
      for (const [name, href] of Object.entries(expected))
        await expect(hrefOf(within(region(actions.heading)), name)).toBe(href);
    });
  },
};

export const Printed: Story = {
  ...printButton(communityGuidelinesCopy.print),
  tags: ['behaviour'],
};
