import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { PATHS } from '../paths';
import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { withRouter } from '../shared/testing/with-router';
import { AboutUsPage } from './AboutUsPage';
import { aboutUsCopy } from './copy';

const meta = {
  component: AboutUsPage,
  decorators: [withRouter(PATHS.aboutUs)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutUsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('one heading names the page', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: aboutUsCopy.heading })).toBeVisible();
    });
    await step('the six values stand in order', async () => {
      const values = canvas.getByRole('region', { name: aboutUsCopy.values.heading });
      const names = within(values).getAllByRole('heading', { level: 3 });
      await expect(names.map((name) => name.textContent)).toEqual([
        'Trust & Safety',
        'Innovation',
        'Inclusivity',
        'Privacy',
        'Empowerment',
        'Authenticity',
      ]);
    });
    await step('both invitations lead somewhere', async () => {
      const { join, call } = aboutUsCopy;
      await expect(canvas.getByRole('link', { name: join })).toHaveAttribute('href', PATHS.register);
      await expect(canvas.getByRole('link', { name: call.register })).toHaveAttribute('href', PATHS.register);
      await expect(canvas.getByRole('link', { name: call.contact })).toHaveAttribute('href', PATHS.contact);
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
