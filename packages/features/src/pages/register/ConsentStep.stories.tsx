// Proves REG-5.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { registerCopy } from '#words/pages/register/registration-copy';
import { withRouter } from '../../testing/with-router';
import { RegisterPage } from './RegisterPage';
import { EVERY_ANSWER } from './testing/example-answers';
import { atStep, button, REQUIRED, summary } from './testing/steps';

const meta = {
  title: 'Register/Consent step',
  id: 'pages-register-consent-step',
  component: RegisterPage,
  decorators: [withRouter('/register')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Consent: Story = {
  ...atStep(6, EVERY_ANSWER),
  play: async ({ canvas }) => {
    const answers = within(canvas.getByRole('region', { name: registerCopy.answers.heading }));
    await expect(answers.getByText('aline@example.com')).toBeVisible();
    await expect(answers.getByText('27 to 60 and over')).toBeVisible();
    await expect(answers.getAllByRole('link', { name: /^Change/ })).toHaveLength(5);
    const terms = canvas.getByRole('link', { name: /^Read the Terms & Conditions/ });
    await expect(terms).toHaveAttribute('href', '/legal');
    await expect(terms).toHaveAttribute('target', '_blank');
  },
};

export const ConsentEmpty: Story = atStep(6);

export const ConsentFailing: Story = {
  ...atStep(6),
  play: async ({ canvas, userEvent }) => {
    // Neither box is ticked.
    await userEvent.click(button(canvas, 'Submit'));
    await canvas.findByRole('heading', { name: REQUIRED });
    await waitFor(() => expect(within(summary(canvas)).getAllByRole('link')).toHaveLength(2));
    await expect(canvas.getByLabelText(registerCopy.fields.agreedToTerms)).toBeInvalid();
  },
};
