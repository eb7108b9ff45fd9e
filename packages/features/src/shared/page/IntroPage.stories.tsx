import { Button } from '@iru/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoSidewaysScroll } from '../testing/layout';
import { withRouter } from '../testing/with-router';
import { IntroPage } from './IntroPage';

const meta = {
  component: IntroPage,
  decorators: [withRouter('/about-us')],
  parameters: { layout: 'fullscreen' },
  args: {
    copy: {
      title: 'About Us',
      description: 'Who we are and the values we hold to.',
      heading: 'A calmer way to meet',
      intro: 'People who want something real could meet without noise, pressure or doubt about who is on the other side.',
    },
  },
} satisfies Meta<typeof IntroPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A calmer way to meet' })).toBeVisible();
    await expect(document.title).toBe('About Us · Iru');
  },
};

export const WithActions: Story = { args: { children: <Button>Browse profiles</Button> } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'phone320' } }, play: expectNoSidewaysScroll };
