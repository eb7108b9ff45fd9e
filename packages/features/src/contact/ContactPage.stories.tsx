import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { contactAddress, PATHS } from '../paths';
import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { withRouter } from '../shared/testing/with-router';
import { ContactPage } from './ContactPage';
import { contactCopy } from './copy';

const meta = {
  component: ContactPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  decorators: [withRouter(PATHS.contact)],
  play: async ({ canvas, step }) => {
    await step('each department leads to the form with its subject', async () => {
      const region = within(canvas.getByRole('region', { name: contactCopy.departments.heading }));
      await userEvent.click(region.getByRole('link', { name: contactCopy.departments.write('Billing') }));
      await expect(canvas.getByRole('combobox', { name: contactCopy.form.subject })).toHaveValue('billing');
    });
    await step('the channels open safely', async () => {
      const link = canvas.getByRole('link', { name: /^LinkedIn/ });
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
  },
};

export const SubjectChosen: Story = {
  decorators: [withRouter(contactAddress('safety'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: contactCopy.form.subject })).toHaveValue('safety');
  },
};

export const Dark: Story = { decorators: [withRouter(PATHS.contact)], globals: { theme: 'dark' } };

export const Narrow: Story = {
  decorators: [withRouter(PATHS.contact)],
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
