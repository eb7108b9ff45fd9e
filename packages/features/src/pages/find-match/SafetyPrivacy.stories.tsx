// Proves BROWSE-6.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SafetyPrivacy } from './SafetyPrivacy';

const meta = {
  title: 'Find match/Safety and privacy',
  id: 'pages-find-match-safety-and-privacy',
  component: SafetyPrivacy,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SafetyPrivacy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Safety & Privacy' })).toBeVisible();
    await expect(
      canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual([
      'Photo & Profile Verification',
      'Digital Love Mask',
      'Consent-First Design',
      "You're in Control",
    ]);
  },
};
