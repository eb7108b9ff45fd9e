import { Button } from '@iru/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../testing/with-router';
import { StatusPage } from './StatusPage';

const meta = {
  title: 'Status page',
  id: 'parts-shell-status-page',
  component: StatusPage,
  args: {
    title: 'Back in a moment',
    hint: 'You can try again shortly.',
    actions: <Button>Try again</Button>,
  },
  argTypes: { description: { control: false } },
  decorators: [withRouter('/blog')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Back in a moment' })).toBeVisible();
    await expect(document.title).toBe('Back in a moment · Iru');
  },
};

export const WithCode: Story = { args: { code: '503' } };

export const WithDetail: Story = { args: { detail: '503 Service Unavailable' } };

export const LongWords: Story = {
  args: {
    title: 'Ntabwo dushoboye kubona urupapuro mwashakaga',
    detail: `TypeError: ${'undefinedIsNotAFunction'.repeat(6)}`,
  },
};
