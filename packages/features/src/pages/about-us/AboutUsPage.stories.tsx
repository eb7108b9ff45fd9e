// Proves ABOUT-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { AboutUsPage } from './AboutUsPage';
import { aboutUsCopy as copy } from '#words/pages/about-us/copy';

const meta = {
  title: 'About us',
  id: 'pages-about-us',
  component: AboutUsPage,
  decorators: [withRouter(PATHS.aboutUs)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutUsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getByRole('region', { name: copy.values.heading });
    await expect(within(values).getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expect(values).toHaveTextContent(/Planned: .* a person who reads each report/);
    await expect(hrefOf(canvas, copy.join)).toBe(PATHS.register);
    await expect(hrefOf(canvas, copy.call.register)).toBe(PATHS.register);
    await expect(hrefOf(canvas, copy.call.contact)).toBe(PATHS.contact);
  },
};
